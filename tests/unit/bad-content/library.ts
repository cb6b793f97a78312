import type { Definition, Option } from '../../../src/library/node/model.ts'
import { namedType, uniteTypes } from '../../../src/library/shared/option-type.ts'
import type { DocumentedLibrary } from '../../../src/library/node/read-library.ts'

const option = (object: string, name: string, nested: string[] = []): Option => ({
  name,
  key: `${object}.${name}`,
  type: nested.length > 0 ? uniteTypes(nested.map((id) => ({ kind: 'object', id, name: id }))) : namedType('string'),
  required: false,
})
const definition = (id: string, options: Option[]): Definition => ({ id, name: id, options })

const shared = [option('g2plot/Options', 'legend', ['LegendCfg']), option('g2plot/Options', 'tooltip', ['TooltipCfg'])]
const line = ['smooth', 'connectNulls'].map((name) => option('g2plot/line/LineOptions', name))
const pie = ['angle', 'radius', 'innerRadius', 'startAngle', 'endAngle', 'statistic', 'pieStyle', 'color'].map((name) =>
  option('g2plot/pie/PieOptions', name),
)

/** A small library that a few files document completely. */
export const library: DocumentedLibrary = {
  library: {
    components: ['LineChart', 'PieChart'],
    definitions: Object.fromEntries(
      [
        definition('LineChart', [...line, ...shared]),
        definition('PieChart', [...pie, ...shared]),
        definition('LegendCfg', [
          option('g2/LegendCfg', 'marker', ['MarkerCfg']),
          option('g2/LegendCfg', 'rail', ['RailCfg']),
          option('g2/LegendCfg', 'track', ['TrackCfg']),
        ]),
        definition('TooltipCfg', [option('g2/TooltipCfg', 'follow')]),
        definition('MarkerCfg', [option('g2/MarkerCfg', 'symbol')]),
        definition('RailCfg', [option('g2/RailCfg', 'size')]),
        definition('TrackCfg', [option('g2/TrackCfg', 'fill'), option('g2/TrackCfg', 'stroke')]),
      ].map((object) => [object.id, object]),
    ),
  },
  defaults: { PieChart: { radius: '1' } },
}
