-- A picture that somebody uploaded. Its files lie in the storage under its id, and are there before the row is.
create table upload (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Of the bytes as they were sent: the same bytes are stored once.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('png', 'jpeg', 'gif', 'webp', 'avif')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The size of every file in bytes, by its name.
  files jsonb not null,
  -- When it was sent last.
  uploaded_at timestamptz not null default now()
);

create index upload_age on upload (uploaded_at);

-- Which versions of a description name an upload; one that is named is never removed.
create table task_revision_upload (
  upload_id text not null references upload,
  task_id integer not null,
  version integer not null,
  primary key (upload_id, task_id, version),
  foreign key (task_id, version) references task_revision on delete cascade
);

create index task_revision_uploads on task_revision_upload (task_id, version);
