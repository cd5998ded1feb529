import pg from 'pg'

/** Returns the connection to another database of the same server. */
export function inDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  const { connectionString, ...rest } = connection
  if (!connectionString) return { ...rest, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Returns the connection in the format of `DATABASE_URL`. */
export function addressOf(connection: pg.PoolConfig, database: string): string {
  const {
    connectionString,
    host = '',
    port,
    user = '',
    password,
  } = inDatabase(connection, database)
  if (connectionString) return connectionString
  const url = new URL(`postgresql://${user}@localhost:${port}/${database}`)
  if (typeof password === 'string') url.password = password
  url.searchParams.set('host', host)
  return url.href
}

/** Runs one statement outside a transaction on a new connection. Returns its rows. */
export async function ask<Row extends object>(
  connection: pg.PoolConfig,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The same for a statement without rows. */
export async function administer(connection: pg.PoolConfig, statement: string): Promise<void> {
  await ask(connection, statement)
}

/** Makes a database unavailable, as if its server were down. Returns a function that restores it. */
export async function shutDatabase(
  server: pg.PoolConfig,
  name: string,
): Promise<() => Promise<void>> {
  await administer(server, `alter database ${name} allow_connections = false`)
  await administer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  return () => administer(server, `alter database ${name} allow_connections = true`)
}
