import { textReader } from '../../../../core/shared/texts/text-reader.ts'

export const optionText = textReader({
  'api.name': 'Name',
  'api.description': 'Description',
  'api.type': 'Type',
  'api.default': 'Default',
  'api.required': '(required)',
  'api.loading': 'Properties definition is resolving, wait a moment...',
  'api.loading.filter': 'Loading the nested options…',
  'api.notFound': 'Properties definition not found for {id} component',
  'api.table': 'Options of {name}',
  'api.properties': '{count} properties',
  'api.property': '1 property',
  'api.ignored': '{count} more are declared but have no effect',
  'api.ignoredOne': '1 more is declared but has no effect',
  'api.variant': 'As {name}',
  'api.example': '1 example',
  'api.examples': '{count} examples',
  'api.try': 'Try it',
  'api.tryOption': 'Try it: {name} in the first demo',
  'api.usedIn': 'Used in {examples}',
  'api.moreExamples': '{count} more in the gallery',
  'api.own': 'Options of this chart',
  'api.filter': 'Filter options',
  'api.filter.hint': 'Name, path, or description',
  'api.filter.clear': 'Clear',
  'api.filter.count': '{count} options found',
  'api.filter.one': '1 option found',
  'api.filter.none': 'No option matches “{query}”.',
  'api.filter.suggestion': 'Did you mean {name}?',
  'api.filter.advice': 'Check the spelling, or try a shorter word.',
  'api.filter.texts': 'In descriptions and types',
  'api.filter.more': '{count} more. Type more letters or a path such as label.formatter to narrow the list.',
})

/** The annotation keeps these texts out of the browser's scripts. */
export const sinceText = /* @__PURE__ */ textReader({
  'api.since': 'since {release}',
  'api.since.title': 'Earlier versions ignore this option.',
})
