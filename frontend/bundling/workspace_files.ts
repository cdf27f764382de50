const WORKSPACE =
  /(?:^|\/)(?:features\/(?:dashboard|edit_profile|admin|admin_blog)\/|ui\/workspace\/|app\/account_menu\.)/

/** Whether a source file belongs to the screens and the menu of who is logged in, which a visitor never loads. */
export function isOfWorkspace(path: string): boolean {
  return WORKSPACE.test(path.replaceAll('\\', '/'))
}
