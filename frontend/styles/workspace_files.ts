const WORKSPACE = /(?:^|\/)(?:features\/(?:dashboard|edit_profile|admin|admin_blog)|ui\/workspace)\//

/** Whether a source file belongs to the screens of who is logged in, which public pages never load. */
export function isOfWorkspace(path: string): boolean {
  return WORKSPACE.test(path.replaceAll('\\', '/'))
}
