/** Own pictures, ready to send: every machine that has the store has them, and so has a backup. */
export const up = `
create table picture_file (
  picture text not null, file text not null, data text not null, at text not null,
  constraint picture_file_key primary key (picture, file)
);
`
