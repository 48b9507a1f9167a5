import { inspect } from 'node:util';
import { LEAD_LIMITS, leadLimiter } from '../lead-limits.ts';
import { CONFIRMATION } from '../lead-store.ts';
import { sampleLead, testLeadStore, testServerLeadStore } from '../testing/lead-store-contract.ts';
import { postgresLeadStore } from './postgres-lead-store.ts';
import { parsePostgresUrl } from './postgres-location.ts';
import { storesIn, type TestDatabase, withDatabase } from './testing/test-database.ts';

describe('the PostgreSQL lead store', () => {
  const withStores = (work: (stores: ReturnType<typeof storesIn>) => Promise<void>) =>
    withDatabase((database) => work(storesIn(database)));
  testLeadStore(withStores);
  testServerLeadStore(withStores);
});

const openAs = ({ urlOf }: TestDatabase, user: string) =>
  postgresLeadStore(parsePostgresUrl(urlOf(user)), { channel: 'production', create: true });

/** Creates the schema as its owner. */
const createSchema = async (database: TestDatabase) => {
  const owner = storesIn(database).open();
  await owner.key();
  await owner.close();
};

test('stores each lead as one row of a channel', async () => {
  await withDatabase(async (database) => {
    const store = storesIn(database).open();
    const { id } = await store.put(sampleLead('a'));
    expect(await database.sql('SELECT id, channel, contents FROM vantedge.leads')).toEqual([
      { id, channel: 'production', contents: { email: 'a@example.com' } },
    ]);
    await store.close();
  });
});

describe('a role that cannot create tables', () => {
  const withRole = (grants: string, work: (database: TestDatabase, role: string) => Promise<void>) =>
    withDatabase(async (database) => {
      await createSchema(database);
      const role = `role_${database.name}`;
      await database.sql(`CREATE ROLE ${role} LOGIN; ${grants.replaceAll('$role', role)}`);
      await work(database, role);
      await database.sql(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    });

  test('is enough for a server when it has the documented privileges', async () => {
    const grants = `GRANT USAGE ON SCHEMA vantedge TO $role;
      GRANT SELECT ON vantedge.lead_schema TO $role;
      GRANT SELECT, INSERT ON vantedge.lead_keys TO $role;
      GRANT SELECT, INSERT, UPDATE, DELETE ON vantedge.leads, vantedge.lead_deliveries TO $role;
      GRANT SELECT, INSERT, UPDATE, DELETE ON vantedge.lead_limits TO $role;`;
    await withRole(grants, async (database, role) => {
      const store = openAs(database, role);
      const { id } = await store.put({ ...sampleLead('a'), targets: ['crm'] });
      expect(await store.put(sampleLead('a'))).toEqual({ id, isNew: false });
      const times = { now: new Date(), until: new Date() };
      await store.deliveries.settle((await store.deliveries.take('crm', times))!, 'failed');
      expect(await store.list()).toHaveLength(1);
      const pending = await store.put({
        ...sampleLead('n'),
        subscription: 'pending',
        targets: [CONFIRMATION],
      });
      expect(await store.confirm(pending.id, ['crm'])).toBe('active');
      await store.unsubscribe(pending.id);
      expect(await store.erase({ id })).toBe(1);
      const counter = leadLimiter({ ...LEAD_LIMITS, postsPerMinute: 1 }, store.counters);
      expect(await counter.post('a')).toBe(0);
      expect(await database.sql('SELECT points FROM vantedge.lead_limits')).toEqual([{ points: 1 }]);
      await store.close();
    });
  });

  test('is named in an error when it has no privileges', async () => {
    await withRole('', async (database, role) => {
      const store = openAs(database, role);
      await expect(store.put(sampleLead('a'))).rejects.toMatchObject({
        code: 'LEADS_UNAVAILABLE',
        message: expect.stringContaining('permission denied'),
        fix: expect.stringContaining('grant'),
      });
      await store.close();
    });
  });
});

test('rejects a schema of a later version and leaves it unchanged', async () => {
  await withDatabase(async (database) => {
    await createSchema(database);
    await database.sql('UPDATE vantedge.lead_schema SET version = 99');
    const store = storesIn(database).open();
    await expect(store.put(sampleLead('a'))).rejects.toMatchObject({ code: 'LEADS_SCHEMA_UNKNOWN' });
    expect(await database.sql('SELECT version FROM vantedge.lead_schema')).toEqual([{ version: 99 }]);
    await store.close();
  });
});

test('rejects a database that cannot store every character', async () => {
  await withDatabase(async (database) => {
    const store = storesIn(database).open();
    await expect(store.key()).rejects.toMatchObject({
      code: 'LEADS_UNAVAILABLE',
      message: expect.stringContaining('LATIN1'),
    });
    await store.close();
  }, "ENCODING LATIN1 LOCALE 'C' TEMPLATE template0");
});

test.each([
  ['a constraint', "ALTER TABLE vantedge.leads ADD CHECK (email <> 'ada@example.com')"],
  [
    'a trigger',
    `CREATE FUNCTION reject() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no %', NEW.email; END $$ LANGUAGE plpgsql;
     CREATE TRIGGER reject BEFORE INSERT ON vantedge.leads FOR EACH ROW EXECUTE FUNCTION reject()`,
  ],
])('an error of %s contains no data of the lead', async (_, sql) => {
  await withDatabase(async (database) => {
    await createSchema(database);
    await database.sql(sql);
    const store = storesIn(database).open();
    const contents = { email: 'ada@example.com', message: 'A confidential question' };
    const error: unknown = await store.put(sampleLead('a', contents)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'LEADS_UNAVAILABLE' });
    const shown = inspect(error, { depth: null, showHidden: true });
    for (const value of Object.values(contents)) expect(shown).not.toContain(value);
    await store.close();
  });
});
