/**
 * One thing that a page can contain or a visitor can do: demos, API tables, search.
 * Core knows features only through this interface; `src/features.ts` lists those that the site has.
 */
export interface Feature {
  name: string
  client?: ClientModules
}

/** Modules for the browser, as paths from the root of the project. */
export interface ClientModules {
  /** Exports a `FeatureUi`: it is rendered at build time too, so it must not touch the document when imported. */
  ui?: string
  /** Exports a `FeatureStart`: it runs in the browser only. */
  start?: string
}
