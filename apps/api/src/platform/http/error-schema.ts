/** The one shape of every refusal. `additionalProperties` lets the newer article travel beside a version conflict. */
export const errorSchema = {
  type: 'object',
  description: 'Refused; `error.code` is one of the catalogue',
  required: ['error'],
  additionalProperties: true,
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      additionalProperties: false,
      properties: {
        code: { type: 'string' },
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
