-- What lists, limits and clocks need to know of a table without reading its log.

-- A flipped bit must be noticed, never read as something else; entries from before have none.
ALTER TABLE log ADD COLUMN checksum INTEGER;

ALTER TABLE summaries ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE summaries ADD COLUMN opener TEXT NOT NULL DEFAULT '';
ALTER TABLE summaries ADD COLUMN sign BLOB NOT NULL DEFAULT x'';
ALTER TABLE summaries ADD COLUMN asked INTEGER;
ALTER TABLE summaries ADD COLUMN due_at REAL;

-- Of tables from before nothing more is known: whoever comes first looks at each of them.
UPDATE summaries SET due_at = changed_at WHERE phase IN ('waiting', 'playing');

CREATE INDEX summaries_by_due ON summaries (due_at, table_id) WHERE due_at IS NOT NULL;
CREATE INDEX summaries_by_host ON summaries (host, phase);
CREATE INDEX summaries_by_opener ON summaries (opener, phase);

CREATE TABLE people (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    PRIMARY KEY (guest_id, table_id)
) WITHOUT ROWID;

CREATE INDEX people_by_table ON people (table_id);

-- What a client calls a line of chat: the same again is a retry.
ALTER TABLE chat ADD COLUMN mark BLOB;

CREATE UNIQUE INDEX chat_by_mark ON chat (table_id, mark) WHERE mark IS NOT NULL;
