/** The rule that every public read passes, of the table `professionals` under the name it has in the statement. */
export const listed = (professionals: string) =>
  `${professionals}.role = 'user' and not ${professionals}.blocked and ${professionals}.unconfirmed_since is null
    and ${professionals}.specialty_id is not null`
