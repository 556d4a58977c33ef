import { expect, it } from 'vitest'
import { createHistory, findBlocking } from './find-blocking.mjs'

const problems = (sql, history = createHistory()) => findBlocking(sql, history).map(({ problem }) => problem)

it.each([
  ['CREATE INDEX "routes_a_idx" ON "routes" ("a")', /builds an index/],
  ['CREATE UNIQUE INDEX "routes_a_idx" ON "routes" ("a")', /builds an index/],
  ['CREATE INDEX CONCURRENTLY "routes_a_idx" ON "routes" ("a")', /CONCURRENTLY/],
  ['DROP INDEX CONCURRENTLY "routes_a_idx"', /CONCURRENTLY/],
  ['ALTER TABLE "routes" ALTER COLUMN "a" SET NOT NULL', /reads the whole table/],
  ['ALTER TABLE "routes" ALTER COLUMN "a" SET DATA TYPE bigint', /every row anew/],
  ['ALTER TABLE "routes" ADD CONSTRAINT "a" CHECK (a > 0)', /NOT VALID/],
  ['ALTER TABLE "routes" ADD CONSTRAINT "a" FOREIGN KEY ("a") REFERENCES "users"("id")', /NOT VALID/],
  ['ALTER TABLE "routes" ADD CONSTRAINT "a" UNIQUE ("a")', /builds an index/],
  ['ALTER TABLE "routes" ADD COLUMN "a" uuid DEFAULT gen_random_uuid()', /differs by row/],
  ['ALTER TABLE "routes" ADD COLUMN "a" float8 DEFAULT 1 + random()', /differs by row/],
  ['ALTER TABLE "routes" ADD COLUMN "a" timestamptz DEFAULT clock_timestamp()', /differs by row/],
  ['ALTER TABLE "routes" ADD COLUMN "a" integer NOT NULL', /without a default/],
  ['ALTER TABLE "routes" ADD COLUMN "a" integer UNIQUE', /builds an index/],
  ['ALTER TABLE "routes" ADD COLUMN "a" bigint REFERENCES "users"', /NOT VALID/],
  ['ALTER TABLE "routes" ADD COLUMN "a" integer CHECK (a > 0)', /NOT VALID/],
  ['ALTER TABLE "routes" ADD COLUMN "a" bigint GENERATED ALWAYS AS IDENTITY', /every row anew/],
  ['ALTER TABLE "routes" ADD COLUMN "a" bigserial', /every row anew/],
  ['ALTER TABLE "routes" ADD COLUMN "a" int GENERATED ALWAYS AS (id * 2) STORED', /every row anew/],
  ['ALTER TABLE "routes" DROP COLUMN "a"', /version before/],
  ['ALTER TABLE "routes" RENAME COLUMN "a" TO "b"', /version before/],
  ['ALTER TABLE "routes" RENAME TO "articles"', /version before/],
  ['ALTER TABLE "routes" SET UNLOGGED', /every row anew/],
  ['DROP TABLE "routes"', /version before/],
  ['DROP FUNCTION "f"', /version before/],
  ['TRUNCATE "routes"', /version before/],
  ['UPDATE "routes" SET a = 1', /after the start/],
  ['DELETE FROM "routes" WHERE a = 1', /after the start/],
  ['LOCK TABLE "routes"', /until all migrations are done/],
  ['DO $$ BEGIN ALTER TABLE "routes" DROP COLUMN "a"; END $$', /cannot be read/],
  [
    'ALTER TABLE "routes" ADD CONSTRAINT "a" CHECK (a > 0) NOT VALID; ALTER TABLE "routes" VALIDATE CONSTRAINT "a"',
    /same transaction/,
  ],
])('refuses %s', (sql, problem) => {
  expect(problems(sql)).toEqual([expect.stringMatching(problem)])
})

it.each([
  'ALTER TABLE "routes" ADD COLUMN "a" integer',
  'ALTER TABLE "routes" ADD COLUMN "a" boolean DEFAULT false NOT NULL',
  `ALTER TABLE "routes" ADD COLUMN "a" jsonb DEFAULT '[]'::jsonb NOT NULL`,
  'ALTER TABLE "routes" ADD COLUMN "a" timestamptz DEFAULT now() NOT NULL',
  'ALTER TABLE "routes" ALTER COLUMN "a" DROP NOT NULL',
  'ALTER TABLE "routes" ALTER COLUMN "a" SET DEFAULT 5',
  'ALTER TABLE "routes" ADD CONSTRAINT "a" CHECK (a > 0) NOT VALID',
  'ALTER TABLE "routes" ADD CONSTRAINT "a" FOREIGN KEY ("a") REFERENCES "users"("id") NOT VALID',
  'ALTER TABLE "routes" VALIDATE CONSTRAINT "a"',
  'CREATE INDEX IF NOT EXISTS "routes_a_idx" ON "routes" ("a")',
  'DROP INDEX "routes_a_idx"',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE routes SET a = 1; RETURN NEW; END $$',
  'DROP TRIGGER "t" ON "routes"; CREATE TRIGGER "t" AFTER UPDATE ON "routes" FOR EACH ROW EXECUTE FUNCTION f()',
])('lets %s through', (sql) => {
  expect(problems(sql)).toEqual([])
})

it('asks nothing of a table that the same migration creates', () => {
  const sql =
    'CREATE TABLE "new" ("id" bigint NOT NULL); CREATE INDEX "i" ON "new" ("id"); ALTER TABLE "new" ADD CONSTRAINT "c" UNIQUE ("id")'
  expect(problems(sql)).toEqual([])
  expect(problems(sql.replaceAll('ON "new"', 'ON "routes"'))).toHaveLength(1)
})

it('takes NOT NULL after a valid constraint of earlier migrations, for that column alone', () => {
  const history = createHistory()
  const setNotNull = 'ALTER TABLE "routes" ALTER COLUMN "a" SET NOT NULL'
  findBlocking('ALTER TABLE "routes" ADD CONSTRAINT "a_there" CHECK ("a" IS NOT NULL) NOT VALID', history)
  expect(problems(setNotNull, history)).toHaveLength(1)
  findBlocking('ALTER TABLE "routes" VALIDATE CONSTRAINT "a_there"', history)
  expect(problems(setNotNull, history)).toEqual([])
  expect(problems(setNotNull.replace('"a"', '"b"'), history)).toHaveLength(1)
  expect(problems(setNotNull.replace('routes', 'users'), history)).toHaveLength(1)
})

it('takes a statement whose comment says why it does no harm, and says where the others are', () => {
  const sql = `-- あ
ALTER TABLE "routes" ADD COLUMN "a" integer;--> statement-breakpoint
-- blocks: the table has one row
UPDATE "instance_settings" SET a = 1;--> statement-breakpoint
-- blocks: x
UPDATE "routes" SET a = 1;`
  expect(findBlocking(sql, createHistory())).toEqual([{ line: 6, problem: expect.stringMatching(/after the start/) }])
})
