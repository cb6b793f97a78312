import { inline, type DataSet } from './data-set.ts'

const MONTHS = Array.from(
  { length: 24 },
  (_, month) => `${2022 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
)

/** Tables with several measures, of which some do not belong together. */
export const measureDataSets: DataSet[] = [
  inline(
    'one reading with its unit in a cell',
    '{"sensor": "Tank 4", "reading": 61.2, "unit": "%", "at": "2024-05-02T10:00:00Z"}',
    'Gauge RingProgress Liquid',
    'Line Column Pie',
    'Gauge',
    { value: 'reading' },
  ),
  inline('one usage', 'host,memory usage,processes\nweb-1,48,212', 'Gauge', 'Line Pie', 'Gauge', {
    value: 'memory usage',
  }),
  inline('one count', '{"metric": "Visitors today", "value": 4821}', 'Column', 'Line Gauge Pie', 'Column', {
    x: 'metric',
    y: 'value',
  }),
  inline(
    'cases and the people among whom they are counted',
    `month,population,flu,measles,mumps\n${MONTHS.map((month, row) => `${month},${84_000 + row * 20},${300 + ((row * 37) % 90)},${110 + ((row * 13) % 40)},${70 + ((row * 7) % 30)}`).join('\n')}`,
    'Line',
    'Pie Scatter',
    'Line',
    { x: 'month', y: ['flu', 'measles', 'mumps'] },
  ),
  inline(
    'medals and population',
    'country,population,gold,silver,bronze\nNorway,5400000,16,8,13\nGermany,83000000,12,10,5\nCanada,38000000,4,8,14\nSweden,10400000,8,5,5',
    'Column',
    'Line Scatter Pie',
    'Column',
    { x: 'country', y: ['gold', 'silver', 'bronze'] },
  ),
  inline(
    'units in the header',
    `Tag;Regen (mm);Wärmste (°C);Kälteste (°C);Wind (km/h)\n${Array.from({ length: 28 }, (_, row) => `${row + 1}.02.2024;${(row * 7) % 11},5;${8 + (row % 6)},1;${2 + (row % 5)},4;${12 + ((row * 5) % 9)},0`).join('\n')}`,
    'Line DualAxes',
    'Pie Radar Scatter',
    'Line',
    { y: ['Wärmste (°C)', 'Kälteste (°C)'] },
  ),
  inline(
    'suffixes with units',
    'athlete,weight_kg,height_cm\nAda,61,172\nBo,74,181\nCleo,58,169\nDee,80,188',
    'Column',
    'Line Pie Radar',
    'Column Bar Scatter',
    { x: 'athlete', y: 'weight_kg' },
  ),
  inline(
    'a mean with its error',
    'algorithm,mean_ms,std,min,max\nbubble,912,31,870,990\nmerge,104,6,95,121\nquick,88,9,75,110\nheap,131,5,120,145',
    'Column',
    'Line Pie Radar',
    'Column Bar',
    { x: 'algorithm', y: 'mean_ms' },
  ),
  inline(
    'a rate of two counts',
    'campaign,impressions,clicks,ctr\nSpring,42000,1260,3.0\nSummer,38000,1596,4.2\nAutumn,51000,1275,2.5\nWinter,47000,1692,3.6',
    'Column',
    'Line Pie Radar Scatter',
    'Column Bar',
    { x: 'campaign', y: 'ctr' },
  ),
  // Unique pairs keep their times, and only raw events are added up.
  inline(
    'fourteen series by month',
    `month,branch,jobs\n${MONTHS.flatMap((month, row) => Array.from({ length: 14 }, (_, branch) => `${month},Branch ${'ABCDEFGHIJKLMN'[branch]},${200 + branch * 40 + ((row * 17) % 60)}`)).join('\n')}`,
    'Line',
    'Pie Scatter Box',
    'Line',
    { x: 'month', y: 'jobs', series: 'branch' },
  ),
  // The parts of a date are not amounts.
  inline(
    'rentals by the parts of the date',
    `year,month,weekday,rentals\n${Array.from({ length: 720 }, (_, row) => `${2019 + Math.floor(row / 144)},${(Math.floor(row / 12) % 12) + 1},${(row % 7) + 1},${500 + ((row * 7919) % 311)}`).join('\n')}`,
    'Line',
    'Pie Scatter Radar',
    'Line',
    { x: 'year', y: 'rentals' },
  ),
  inline(
    'months as numbers in German',
    `Monat;Umsatz\n${Array.from({ length: 12 }, (_, row) => `${row + 1};${300 + ((row * 37) % 90)}`).join('\n')}`,
    'Line Column',
    'Pie Scatter Histogram',
    'Line Column',
    { x: 'Monat', y: 'Umsatz' },
  ),
  // Rows that are a sample, a matrix, a bridge, links or events.
  inline(
    'marks of an exam',
    `student_id,name,class,algebra,grammar\n${Array.from({ length: 60 }, (_, row) => `S${100 + row},Pupil ${row}x,${'ABC'[row % 3]},${40 + ((row * 37) % 59)},${35 + ((row * row * 11) % 61)}`).join('\n')}`,
    'Box Histogram',
    'Line Pie Bar Column',
    'Box',
    { x: 'class', value: 'algebra' },
  ),
  inline(
    'correlations',
    ',height,weight,age\nheight,1.00,0.72,-0.12\nweight,0.72,1.00,0.31\nage,-0.12,0.31,1.00',
    'Heatmap',
    'Line Pie Waterfall',
    'Heatmap',
    { value: ['height', 'weight', 'age'] },
  ),
  inline(
    'a bridge with its end',
    'item,amount\nOpening balance,500\nSales,220\nRefunds,-40\nCosts,-130\nTaxes,-50\nClosing balance,500',
    'Waterfall',
    'Line Pie Funnel',
    'Waterfall',
  ),
  inline(
    'German targets',
    'Region;Ist;Soll\nNord;120;110\nSüd;95;100\nWest;130;125',
    'Bullet Column',
    'Line Scatter',
    'Bullet Column',
  ),
  inline(
    'a graph with nodes and links',
    '{"nodes":[{"id":"A"},{"id":"B"},{"id":"C"},{"id":"D"},{"id":"E"}],"links":[{"source":"A","target":"B","value":3},{"source":"B","target":"C","value":5},{"source":"C","target":"D","value":2},{"source":"D","target":"A","value":1}]}',
    'Chord',
    'Line Scatter',
    'Chord Sankey',
  ),
  inline(
    'many payments',
    `id,paid_at,customer,category,amount\n${Array.from({ length: 600 }, (_, row) => `${10_000 + row},2024-0${1 + Math.floor(row / 200)}-${String(1 + Math.floor((row % 200) / 8)).padStart(2, '0')} ${10 + (row % 9)}:${10 + (row % 49)}:00,C${row % 83},${['Food', 'Toys', 'Books'][row % 3]},${5 + ((row * 37) % 90)}.50`).join('\n')}`,
    'Line',
    'Scatter Box',
    'Line',
    { x: 'paid_at', y: 'amount' },
  ),
  inline(
    'a survey with comments',
    `respondent,age_group,satisfaction,comment\n${Array.from({ length: 120 }, (_, row) => `${row + 1},${['18-29', '30-44', '45-59', '60+'][row % 4]},${1 + ((row * row) % 5)},text ${row}`).join('\n')}`,
    'Column',
    'Line Treemap Scatter',
    'Column Bar Box',
    { x: 'age_group' },
  ),
]
