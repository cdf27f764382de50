import AppProvider from '@adonisjs/core/providers/app_provider'

/** The framework's own provider, without the files that it writes for its editor plugins in development. */
export default class QuietAppProvider extends AppProvider {
  override async ready(): Promise<void> {}
}
