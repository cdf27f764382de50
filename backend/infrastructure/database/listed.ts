/** The visibility condition of every public read; `professionals` is the table's name in the statement. */
export const listed = (professionals: string) =>
  `${professionals}.role = 'user' and not ${professionals}.blocked and ${professionals}.unconfirmed_since is null
    and not ${professionals}.unpublished    and ${professionals}.specialty_id is not null`
