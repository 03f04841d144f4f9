/**
 * The tables of the embedded store. A migration is never changed once it was released: a new one is added at the end.
 *
 * Facts lie in the order in which they were written, whatever table they belong to, so that a commit of many rooms
 * touches few pages; the index of the primary key finds a table's own (measured: twice the rate of rows kept in the
 * order of the key). A table's version is that of its last fact, and stands nowhere else; so does how many bytes of
 * facts it has (`total`, up to and with this fact). `sum` is the CRC-32 of a fact's text.
 */
export interface Migration {
  readonly says: string
  readonly sql: string
}

/** In the header of the file: "Umpr". */
export const APPLICATION = 0x55_6d_70_72

/** The first makes schema 1, the second would make 2 of 1. */
export const MIGRATIONS: readonly Migration[] = [
  {
    says: 'tables, facts, commands, snapshots, seats, documents',
    sql: `
      CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        system TEXT NOT NULL,
        created INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE facts (
        table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        fact TEXT NOT NULL,
        PRIMARY KEY (table_number, version)
      ) STRICT;
      CREATE TABLE commands (
        table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        id TEXT NOT NULL,
        seat TEXT NOT NULL,
        after INTEGER NOT NULL,
        version INTEGER NOT NULL,
        PRIMARY KEY (table_number, id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE snapshots (
        table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        format INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (table_number, version)
      ) STRICT;
      CREATE TABLE seats (
        id TEXT PRIMARY KEY NOT NULL,
        table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        secret_hash TEXT NOT NULL UNIQUE,
        data TEXT NOT NULL
      ) STRICT;
      CREATE INDEX seats_of_table ON seats (table_number, id);
      CREATE TABLE documents (
        id TEXT PRIMARY KEY NOT NULL,
        kind TEXT NOT NULL,
        version INTEGER NOT NULL,
        data TEXT NOT NULL
      ) STRICT;
      CREATE TABLE health (
        id INTEGER PRIMARY KEY,
        checks INTEGER NOT NULL,
        filler BLOB
      ) STRICT;
      INSERT INTO health (id, checks) VALUES (1, 0);
    `,
  },
  {
    says: 'checksums and sizes of facts, the count of commits, losses',
    // Facts from before have neither: nothing of them is rewritten.
    sql: `
      ALTER TABLE facts ADD COLUMN sum INTEGER;
      ALTER TABLE facts ADD COLUMN total INTEGER;
      ALTER TABLE health ADD COLUMN commits INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE losses (
        noticed INTEGER NOT NULL,
        acknowledged INTEGER NOT NULL,
        found INTEGER NOT NULL
      ) STRICT;
    `,
  },
]
