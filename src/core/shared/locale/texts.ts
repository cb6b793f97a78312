/** Texts of the interface, which the browser draws. */
export interface InterfaceTexts {
  'skip.content': string
  'nav.main': string
  'nav.more': string
  'nav.repository': string
  'nav.home': string
  sidebar: string
  'sidebar.close': string
  'sidebar.label': string
  'search.placeholder': string
  'search.label': string
  loading: string
  'color.label': string
  'color.light': string
  'color.dark': string
  'color.auto': string
  toc: string
  'tab.doc': string
  'tab.label': string
  'code.copy': string
  'code.copied': string
  'copy.prompt': string
  'footer.lastUpdated': string
  'footer.edit': string
  'footer.previous': string
  'footer.next': string
  'footer.license': string
  'footer.licenses': string
  'footer.pages': string
  '404.title': string
  '404.description': string
  '404.back': string
  'failure.title': string
  'failure.error': string
  'failure.missing': string
  'failure.timeout': string
  'failure.retry': string
}

/** Texts that stand in HTML made at build time; the browser need not know them. */
export interface ContentTexts {
  noscript: string
  'heading.anchor': string
  'code.group': string
  'page.useWhen': string
  'page.useInstead': string
  'note.note': string
  'note.tip': string
  'note.warning': string
  'changelog.breaking': string
  'changelog.feature': string
  'changelog.fix': string
  'changelog.performance': string
  'changelog.dependency': string
  'changelog.docs': string
  'changelog.toolchain': string
  'changelog.charts.added': string
  'changelog.charts.removed': string
  'changelog.engine': string
  'changelog.react': string
  'changelog.feed': string
  'license.usual': string
  'demo.codeShow': string
  'demo.codeHide': string
  'demo.files': string
}

/** Texts of the frame around a live demo, which loads with the first of them. */
export interface DemoTexts {
  'demo.actions': string
  'demo.codesandbox': string
  'demo.stackblitz': string
  'demo.codepen': string
  'demo.codepen.not': string
  'demo.separate': string
  'demo.sketch': string
  'demo.sketch.done': string
  'demo.png': string
  'demo.svg': string
  'demo.dataShow': string
  'demo.dataHide': string
  'demo.data': string
  'demo.csv': string
  'demo.csv.done': string
  'demo.rows': string
  'demo.failed': string
  'demo.failed.load': string
  'demo.report': string
  'demo.report.done': string
  'demo.unknown': string
  'demo.unknown.hint': string
  'demo.alternative': string
}

/** Texts of the API tables: in HTML made at build time, and in what unfolds later. */
export interface OptionTexts {
  'api.name': string
  'api.description': string
  'api.type': string
  'api.default': string
  'api.required': string
  'api.loading': string
  'api.notFound': string
  'api.table': string
  'api.properties': string
  'api.property': string
  'api.variant': string
  'api.own': string
  'api.filter': string
  'api.filter.hint': string
  'api.filter.count': string
  'api.filter.one': string
  'api.filter.none': string
  'api.more': string
}

/** Texts of the search, which loads when the box is used. */
export interface SearchTexts {
  'search.empty': string
  'search.results': string
  'search.result': string
  'search.list': string
  'search.recent': string
  'search.recent.clear': string
  'search.hint': string
  'search.close': string
  'search.key.move': string
  'search.key.open': string
  'search.key.close': string
  'search.failed': string
}

/** Every locale has all of them: the type makes a missing key an error. */
export interface LocaleTexts {
  interface: InterfaceTexts
  content: ContentTexts
  demo: DemoTexts
  option: OptionTexts
  search: SearchTexts
}
