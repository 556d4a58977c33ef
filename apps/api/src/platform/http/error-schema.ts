/** The one shape of every refusal. `additionalProperties` lets the newer article travel beside a version conflict. */
export const errorSchema = {
  type: 'object',
  description: 'Refused; `error.code` is one of the catalogue',
  required: ['error'],
  additionalProperties: true,
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      additionalProperties: false,
      properties: {
        code: { type: 'string' },
        message: { type: 'string', description: 'In the language of `hl`, the cookie, the account or the browser' },
        params: { type: 'object', additionalProperties: true },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'rule'],
            properties: {
              field: { type: 'string' },
              rule: { type: 'string' },
              params: { type: 'object', additionalProperties: true },
            },
          },
        },
        requestId: { type: 'string' },
      },
    },
  },
} as const
