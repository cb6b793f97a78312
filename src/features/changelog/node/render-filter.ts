import type { Element } from 'hast'
import { h } from 'hastscript'
import { countReleases, FILTER_TYPES, type FilteredChange } from '../shared/filters.ts'
import { changelogText } from '../shared/texts/index.ts'

/** The form above the releases. Its fields are the query of the address: `?type=fix&chart=LineChart`. */
export function renderFilter(
  releases: FilteredChange[][],
  charts: string[],
  hasPage: (name: string) => boolean,
): Element {
  const renderType = (type: (typeof FILTER_TYPES)[number]) =>
    h('label', {}, [
      h('input', { type: 'checkbox', name: 'type', value: type }),
      `${changelogText(`changelog.filter.${type}`)} `,
      h('span', {}, String(countReleases(releases, { types: [type], chart: '' }))),
    ])
  const renderOptions = (label: string, names: string[]) =>
    h(
      'optgroup',
      { label },
      names.map((name) =>
        h(
          'option',
          { value: name },
          changelogText('changelog.filter.option', {
            name,
            count: countReleases(releases, { types: [], chart: name }),
          }),
        ),
      ),
    )
  return h('release-filter', {}, [
    // without autocomplete, because the address decides which filters are set after a reload
    h(
      'form',
      {
        className: ['release-filter', 'filter-form'],
        ariaLabel: changelogText('changelog.filter'),
        autoComplete: ['off'],
      },
      [
        ...FILTER_TYPES.map(renderType),
        h('label', {}, [
          `${changelogText('changelog.filter.chart')} `,
          h('select', { name: 'chart' }, [
            h('option', { value: '' }, changelogText('changelog.filter.charts')),
            renderOptions(changelogText('changelog.filter.current'), charts.filter(hasPage)),
            renderOptions(
              changelogText('changelog.filter.former'),
              charts.filter((name) => !hasPage(name)),
            ),
          ]),
        ]),
        h('p', {}, [
          h('output', {}, changelogText('changelog.filter.all', { total: releases.length })),
          h('button', { type: 'reset', hidden: true }, changelogText('changelog.filter.clear')),
        ]),
      ],
    ),
  ])
}
