/** Header of every answer with the name of the database in use, so that pages never read another one. */
export const databaseHeader = 'X-Database';

/** Name of the database of a project in which none was restored. */
export const defaultDatabase = '(default)';
