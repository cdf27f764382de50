import AppProvider from '@adonisjs/core/providers/app_provider'

/** The framework's own provider, without the files it writes for editor plugins during development. */
export default class QuietAppProvider extends AppProvider {
  override async ready(): Promise<void> {}
}
