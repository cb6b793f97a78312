import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import type { Mapping } from '../shared/recommend.ts'

/** A data set and the charts that are right or wrong for it. Names are without `Chart`. */
export interface DataSet {
  name: string
  text: string
  /** The first recommendation is one of these. */
  first?: string
  /** All of these are among the first three. */
  must: string
  /** None of these is among the first three. */
  mustNot: string
  /** The mapping of the first recommendation, or a part of it. */
  mapping?: Mapping
}

const folder = path.join(projectRoot, 'node_modules/vega-datasets/data')

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

/** The first rows of a large JSON file. */
const readSample = (name: string, rows: number): string =>
  JSON.stringify((JSON.parse(read(name)) as unknown[]).slice(0, rows))

const file = (name: string, must: string, mustNot: string, first?: string): DataSet => ({
  name,
  text: read(name),
  must,
  mustNot,
  first,
})

const inline = (
  name: string,
  text: string,
  must: string,
  mustNot: string,
  first?: string,
  mapping?: Mapping,
): DataSet => ({ name, text, must, mustNot, first, mapping })

export const dataSets: DataSet[] = [
  file('stocks.csv', 'Line', 'Pie Stock Scatter Histogram', 'Line'),
  file('sp500.csv', 'Line', 'Pie Bar Scatter', 'Line'),
  file('seattle-weather.csv', 'Line', 'Pie Radar Sankey', 'Line'),
  file('co2-concentration.csv', 'Line', 'Pie Bar Scatter', 'Line'),
  file('us-employment.csv', 'Line', 'Pie Scatter Radar', 'Line'),
  file('iowa-electricity.csv', 'Line Area', 'Pie Scatter Histogram', 'Line Area'),
  file('wheat.json', 'Line', 'Pie Scatter Bar', 'Line Column DualAxes'),
  file('ohlc.json', 'Stock Line', 'Pie Bar Scatter', 'Stock'),
  file('github.csv', 'Line', 'Pie Scatter Box', 'Line'),
  file('disasters.csv', 'Line', 'Pie Scatter Violin', 'Line Area'),
  file('crimea.json', 'Line', 'Pie Scatter Violin', 'Line Area Column'),
  file('global-temp.csv', 'Line', 'Pie Waterfall Scatter Bar', 'Line'),
  file('unemployment-across-industries.json', 'Line', 'Pie Scatter Radar', 'Line Area'),
  file('cars.json', 'Scatter', 'Pie Line Treemap', 'Scatter'),
  file('penguins.json', 'Scatter Box', 'Pie Line Treemap', 'Scatter'),
  file('barley.json', 'Box', 'Pie Treemap Line', 'Box Column Bar'),
  { ...file('movies.json', '', 'Sankey Pie Radar'), text: readSample('movies.json', 1000) },
  file('gapminder.json', 'Scatter', 'Pie Treemap Radar', 'Line Scatter'),
  file('gapminder-health-income.csv', 'Scatter', 'Line Area Radar', 'Scatter'),
  file('unemployment.tsv', 'Histogram', 'Line Scatter Pie Column', 'Histogram'),
  file('obesity.json', 'Bar', 'Line Pie Scatter', 'Bar'),
  file('budget.json', 'Line', 'Pie Sankey Radar', 'Line'),
  { ...file('jobs.json', 'Line', 'Pie Radar Sankey', 'Line Column Area'), text: readSample('jobs.json', 2000) },
  file('anscombe.json', 'Scatter', 'Line Pie Treemap', 'Scatter'),
  file('burtin.json', 'Bar', 'Line Sankey', 'Bar'),
  file('flare.json', 'Treemap Sunburst', 'Line Bar Scatter', 'Treemap Sunburst'),
  file('lookup_people.csv', 'Column', 'Pie Line', 'Column Scatter Bar'),
  file('weekly-weather.json', 'Column', 'Scatter Histogram', 'Column Line Radar'),
  inline(
    'sales by region and quarter',
    'Region,Quarter,Revenue\nNorth,Q1,"$1,200"\nNorth,Q2,"$1,450"\nNorth,Q3,"$1,380"\nNorth,Q4,"$1,720"\nSouth,Q1,$980\nSouth,Q2,"$1,010"\nSouth,Q3,"$1,240"\nSouth,Q4,"$1,300"\nWest,Q1,$640\nWest,Q2,$700\nWest,Q3,$810\nWest,Q4,$905',
    'Column',
    'Pie Scatter Histogram Sankey',
    'Column',
  ),
  inline(
    'orders',
    `order_id,date,product,quantity,amount\n${Array.from({ length: 240 }, (_, row) => `ORD-${1000 + row},2024-${String((row % 12) + 1).padStart(2, '0')}-${String((row % 28) + 1).padStart(2, '0')},${['Chair', 'Desk', 'Lamp', 'Shelf'][row % 4]},${(row % 5) + 1},${((row * 37) % 400) + 20}.50`).join('\n')}`,
    'Line',
    'Pie Sankey Radar Histogram',
    'Line Area Column',
  ),
  inline(
    'energy links',
    'source\ttarget\tvalue\nWind\tPower\t128\nGas\tPower\t110\nGas\tHeat\t390\nPower\tHomes\t130\nHeat\tHomes\t300\nPower\tTransport\t100',
    'Sankey',
    'Line Pie Scatter Histogram',
    'Sankey',
  ),
  inline(
    'trips between stations',
    'from;to;trips\nStation;Center;940\nCenter;Station;810\nStation;Campus;720\nCampus;Station;690\nCenter;Campus;310\nCampus;Center;280',
    'Chord',
    'Sankey Line Scatter',
    'Chord',
  ),
  inline(
    'page flows',
    'from_page,to_page,users\nHome,Pricing,420\nHome,Docs,910\nPricing,Sign up,160\nDocs,Sign up,210\nDocs,Pricing,80\nSign up,Dashboard,290',
    'Sankey',
    'Chord Line Scatter',
    'Sankey',
  ),
  inline(
    'answers on a scale',
    'product\tvery low\tlow\tmedium\thigh\tvery high\nMobile app\t4\t9\t31\t88\t64\nWeb shop\t11\t24\t52\t71\t30\nSupport\t19\t33\t47\t58\t22\nDelivery\t6\t14\t40\t93\t51',
    'Bar Column',
    'Line Scatter Pie',
    'Bar',
  ),
  inline(
    'sign-up funnel',
    'stage,people\nVisited,12400\nSigned up,3100\nActivated,1850\nPaid,420',
    'Funnel',
    'Line Scatter Histogram',
    'Funnel',
  ),
  inline(
    'profit bridge',
    'Step|Amount\nSales|540\nServices|120\nMaterials|-210\nWages|-160\nTax|-70',
    'Waterfall',
    'Pie Line Funnel Scatter',
    'Waterfall',
  ),
  inline(
    'market shares',
    'browser,share\nChrome,65.2%\nSafari,18.6%\nEdge,5.3%\nFirefox,2.9%\nOther,8.0%',
    'Pie Column',
    'Line Scatter Histogram',
    'Pie',
  ),
  inline('one share', 'task,completed\nMigration,68%', 'Gauge RingProgress Liquid', 'Line Scatter Bar', 'Gauge'),
  inline('one value of a total', '{"used": 412, "total": 512}', 'Gauge RingProgress', 'Line Scatter', 'Gauge'),
  inline(
    'population pyramid',
    'age,women,men\n0-9,4.8,5.1\n10-19,5.0,5.2\n20-29,5.9,6.2\n30-39,6.4,6.5\n40-49,6.1,6.1\n50-59,6.8,6.8\n60-69,6.0,5.6\n70-79,4.4,3.7\n80-89,3.0,2.0\n90+,0.8,0.3',
    'BidirectionalBar',
    'Pie Scatter Sankey',
    'BidirectionalBar Column',
  ),
  inline(
    'sales against targets',
    'team,actual,target\nNorth,91,90\nSouth,84,90\nEast,67,85\nWest,102,95',
    'Bullet',
    'Line Pie Scatter',
    'Bullet Column',
  ),
  inline(
    'phone profiles',
    'phone,camera,battery,screen,speed,price\nOne,7,8,6,9,5\nTwo,9,6,8,7,4\nThree,6,9,7,6,8',
    'Radar',
    'Line Scatter Pie',
    'Radar Column',
  ),
  inline(
    'visits by weekday and hour',
    `weekday,hour,visits\n${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].flatMap((day, index) => Array.from({ length: 12 }, (_, hour) => `${day},${String(hour + 8).padStart(2, '0')}:00,${(index * 13 + hour * 29) % 97}`)).join('\n')}`,
    'Heatmap',
    'Pie Scatter Sankey',
    'Heatmap',
  ),
  inline(
    'word counts',
    `word,count\n${Array.from({ length: 40 }, (_, row) => `term${String.fromCharCode(97 + (row % 26))}${'x'.repeat(row % 5)}${row > 25 ? 'y' : ''},${200 - row * 4}`).join('\n')}`,
    'WordCloud',
    'Line Scatter Pie',
    'WordCloud',
  ),
  inline(
    'European temperatures',
    'Datum;Temperatur\n01.02.2024;3,5\n02.02.2024;4,1\n03.02.2024;2,9\n04.02.2024;5,0\n15.02.2024;6,7\n28.02.2024;8,2',
    'Line',
    'Pie Scatter Sankey',
    'Line Column',
  ),
  inline(
    'cities in countries',
    'country,city,population\nSpain,Madrid,3223000\nSpain,Barcelona,1620000\nSpain,Valencia,791000\nItaly,Rome,2873000\nItaly,Milan,1352000\nItaly,Naples,967000\nFrance,Paris,2161000\nFrance,Lyon,513000\nFrance,Nice,342000',
    'Treemap',
    'Line Scatter Histogram',
    'Bar Column Treemap',
  ),
  inline(
    'countries by year',
    'country,2019,2020,2021,2022,2023,2024,2025\nChile,19.1,19.3,19.5,19.6,19.7,19.8,19.9\nPeru,32.5,32.8,33.2,33.5,33.8,34.2,34.5\nBolivia,11.5,11.7,11.8,12.0,12.2,12.4,12.6',
    'Line',
    'Pie Scatter Radar',
    'Line',
  ),
  inline('commuters', 'sets,people\nTrain,620\nBicycle,540\nTrain & Bicycle,210', 'Venn', 'Line Scatter', 'Venn'),
  inline(
    'support tickets',
    `ticket,opened,priority,team\n${Array.from({ length: 90 }, (_, row) => `T${1000 + row},${(row % 12) + 1}/${(row % 27) + 1}/2024,${['low', 'medium', 'high'][row % 3]},${['Web', 'App'][row % 2]}`).join('\n')}`,
    'Column',
    'Scatter Line Histogram Sankey',
    'Column Bar',
  ),
  inline(
    'survey answers',
    `name,answer\n${Array.from({ length: 50 }, (_, row) => `Person ${String.fromCharCode(65 + (row % 26))}${row},${['agree', 'neutral', 'disagree'][row % 3]}`).join('\n')}`,
    'Column',
    'Line Scatter Sankey',
    'Column Bar',
  ),
  inline(
    'dose and response',
    'dose,response\n0,1.2\n5,2.9\n10,4.8\n20,8.1\n40,12.3\n80,15.2\n160,16.0',
    'Line',
    'Pie Sankey Bar',
    'Line Scatter',
  ),
  // Positions are not measures.
  inline(
    'weather stations on a map',
    `station,kind,latitude,longitude,elevation\n${Array.from({ length: 30 }, (_, row) => `Station ${row},${['coast', 'hill', 'city'][row % 3]},${46 + ((row * 37) % 50) / 10},${5 + ((row * 53) % 90) / 10},${(row * 97) % 1900}`).join('\n')}`,
    'Scatter',
    'Line Histogram',
    'Scatter',
    { x: 'longitude', y: 'latitude', color: 'kind' },
  ),
  inline(
    'hourly readings of two stations',
    `time,lat,lng,humidity\n${Array.from({ length: 40 }, (_, row) => `2024-05-01 ${String(row >> 1).padStart(2, '0')}:00,${48 + (row % 2)},${9 - (row % 2)},${40 + ((row * 7) % 31)}`).join('\n')}`,
    'Line',
    'Scatter Bar',
    'Line',
  ),
  // Only whole numbers are years.
  inline(
    'air pressure',
    `time,pressure\n${Array.from({ length: 30 }, (_, row) => `2024-03-01 ${String(row % 24).padStart(2, '0')}:${row < 24 ? '00' : '30'},${1009 + (row % 9)}.${(row % 9) + 1}`).join('\n')}`,
    'Line',
    'Bar Scatter',
    'Line',
    { x: 'time', y: 'pressure' },
  ),
  // Records are counted, or named by what is unique.
  inline(
    'help desk requests',
    `Request,Subject,Status,Team,Reported,Effort\n${Array.from({ length: 48 }, (_, row) => `R-${2000 + row},Question ${row} about the app,${['New', 'Waiting', 'Closed'][(row * row) % 3]},${['Web', 'Mail', 'Phone'][(row >> 2) % 3]},2024-0${1 + (row % 8)}-${10 + ((row * 5) % 17)},${[1, 2, 3, 5][(row * 3) % 4]}`).join('\n')}`,
    'Column',
    'Line Area Treemap Scatter',
    'Column',
    { x: 'Status' },
  ),
  inline(
    'grants',
    `grant_id,recipient,field,kind,awarded,amount\n${Array.from({ length: 40 }, (_, row) => `G${300 + row},Institute ${'ABCDEFGH'[row % 8]}${row},${['Physics', 'Biology', 'History'][row % 3]},${['new', 'renewal'][(row >> 1) % 2]},${(row % 6) + 1}/${((row * row * 5 + row) % 28) + 1}/2023,${5000 + ((row * 7919) % 90000)}`).join('\n')}`,
    'Bar',
    'Line Area Histogram',
    'Bar',
    { x: 'recipient', y: 'amount' },
  ),
  inline(
    'payments at irregular times',
    `payment_id,paid,method,fee\n${Array.from({ length: 60 }, (_, row) => `P${1000 + row},2024-0${1 + (row % 6)}-${10 + ((row * 7) % 19)} ${10 + (row % 9)}:${10 + ((row * 13) % 49)},${['card', 'cash', 'transfer'][(row * row) % 3]},${(row * 37) % 50}`).join('\n')}`,
    'Column',
    'Line Area',
    'Column',
  ),
  // Numbers that identify the rows are not measures.
  inline(
    'census by age and sex',
    `age,sex,people\n${Array.from({ length: 38 }, (_, row) => `${(row >> 1) * 5},${row % 2 ? 'female' : 'male'},${9000 - (row >> 1) * 400 + (row % 2) * 150}`).join('\n')}`,
    'Column',
    'Scatter Box Histogram',
    'Column',
    { x: 'age', y: 'people', series: 'sex' },
  ),
  inline(
    'census by year, age and code of sex',
    `year,age,sex,people\n${Array.from({ length: 380 }, (_, row) => `${1950 + Math.floor(row / 38) * 5},${(row % 19) * 5},${(Math.floor(row / 19) % 2) + 1},${50000 + ((row * 7919) % 9000)}`).join('\n')}`,
    'Line',
    'Box Violin Scatter Histogram',
    'Line Area',
    { x: 'year', y: 'people', series: 'sex' },
  ),
  // A value and its rounding are not a relation.
  inline(
    'wave heights',
    `bearing,sector,height,period\n${Array.from({ length: 200 }, (_, row) => `${(row * 47) % 90},${Math.floor(((row * 47) % 90) / 9) * 9},${((row * 31) % 97) / 10},${4 + ((row * 31) % 97) / 20 + ((row * 13) % 23) / 10}`).join('\n')}`,
    'Scatter',
    'Pie Line',
    'Scatter',
    { x: 'height', y: 'period' },
  ),
  // A start and an end are a range.
  inline(
    'mountain forests',
    'forest,from,to\nOak,100,900\nBeech,400,1500\nSpruce,800,1900\nPine,1200,2200\nLarch,1500,2400',
    'Bar',
    'Pie Line Treemap',
    'Bar',
    { x: 'forest', y: ['from', 'to'] },
  ),
  // Many links are too much for a flow diagram.
  inline(
    'trips between many stops',
    `origin,destination,trips\n${Array.from({ length: 300 }, (_, row) => `Stop ${row % 40},Stop ${(row * 7 + 3) % 41},${((row * 7919) % 500) + 1}`).join('\n')}`,
    'Bar',
    'Line Scatter',
    'Bar',
    { x: 'origin', y: 'trips' },
  ),
  // The total is more important than the rest.
  inline(
    'cost by month',
    `month,Other cost,Repair cost,Total cost,region\n${Array.from({ length: 48 }, (_, row) => `2023-${String((row >> 2) + 1).padStart(2, '0')},${row % 7},${50 + ((row * 31) % 90)},${50 + (row % 7) + ((row * 31) % 90)},${['North', 'South', 'East', 'West'][row % 4]}`).join('\n')}`,
    'Line',
    'Pie Histogram',
    'Line Area',
    { x: 'month', y: 'Total cost', series: 'region' },
  ),
  // Durations and amounts with a unit are numbers.
  inline(
    'marathon results',
    `runner,age,club,finish\n${Array.from({ length: 40 }, (_, row) => `Runner ${row},${20 + ((row * 7) % 40)},${['Red', 'Blue'][row % 2]},${2 + (row % 3)}:${10 + ((row * 13 + row * 7) % 49)}:${10 + ((row * 29) % 49)}`).join('\n')}`,
    'Box',
    'Line Pie Treemap Heatmap',
    'Scatter Bar Box',
  ),
  inline(
    'song lengths',
    'song,length\nIntro,0:45\nMorning,3:12\nRiver,4:05\nStones,12:05\nHome,2:58\nOutro,1:31',
    'Column',
    'Line Pie Scatter',
    'Column Bar',
    { x: 'song', y: 'length' },
  ),
  inline(
    'response times in two units',
    'endpoint,p95\n/login,350 ms\n/search,1.5 s\n/cart,820 ms\n/pay,2.25 s\n/home,90 ms',
    'Column',
    'Line Pie',
    'Column Bar',
    { x: 'endpoint', y: 'p95' },
  ),
  inline('travel times', 'route;dauer\nA;1h 20m\nB;45m\nC;2h 5m\nD;55m\nE;3h', 'Column', 'Line Pie', 'Column Bar', {
    x: 'route',
    y: 'dauer',
  }),
  inline(
    'parcels',
    'parcel,weight,speed,price\nA,"1,200 kg",45 km/h,"1,5 €"\nB,"1,350 kg",60 km/h,"2,5 €"\nC,900 kg,52 km/h,"1,25 €"\nD,"2,100 kg",38 km/h,"3,75 €"',
    'Column',
    'Line Pie',
    'Column Bar',
  ),
  // Prices have other names elsewhere.
  ...[
    't,o,h,l,c,v',
    'Date,Open Price,High Price,Low Price,Close Price,Adj Close',
    'date,open_price,high_price,low_price,close_price,volume',
    'Datum,Eröffnung,Hoch,Tief,Schlusskurs,Volumen',
    'Date,Ouverture,Plus haut,Plus bas,Clôture,Volume',
    'Fecha,Apertura,Máx.,Mín.,Cierre,Volumen',
  ].map((header) =>
    inline(
      `prices as ${header}`,
      `${header}\n${Array.from({ length: 30 }, (_, row) => `2024-03-${String(row + 1).padStart(2, '0')},${100 + row},${104 + row + (row % 3)},${97 + row},${99 + row + (row % 5)},${(row * 37) % 90}`).join('\n')}`,
      'Stock Line',
      'Pie Bar Scatter',
      'Stock',
    ),
  ),
  inline(
    'columns with the names of prices and other values',
    'date,open,high,low,close\n2024-03-01,9,2,7,1\n2024-03-02,8,3,9,2\n2024-03-03,7,1,8,4\n2024-03-04,9,2,6,1\n2024-03-05,5,3,9,2',
    'Line',
    'Stock Pie',
    'Line Column',
  ),
  inline(
    'population pyramid with a total',
    'Age group,Male,Female,Total\n0-14,5100,4900,10000\n15-29,6200,5900,12100\n30-44,6400,6500,12900\n45-59,6800,6900,13700\n60-74,5600,6000,11600\n75+,2300,3800,6100',
    'BidirectionalBar',
    'Pie Scatter Sankey',
    'BidirectionalBar',
    { x: 'Age group', left: 'Male', right: 'Female' },
  ),
  inline(
    'budget with ranges',
    'department,actual,budget,poor,good\nSales,82,90,50,75\nOperations,64,60,40,55\nResearch,47,55,30,45\nSupport,71,70,45,60',
    'Bullet',
    'Line Pie Scatter',
    undefined,
  ),
  // Columns for periods are a time axis, and columns for answers are shares.
  inline(
    'output by fiscal year',
    'Plant,FY2021,FY2022,FY2023\nNorth,310,295,342\nSouth,120,140,155\nEast,88,91,70',
    'Line Column',
    'Pie Scatter Radar',
    'Line',
    { y: ['FY2021', 'FY2022', 'FY2023'], series: 'Plant' },
  ),
  inline(
    'cases by date in columns',
    `Region,1/22/20,1/23/20,1/24/20,1/25/20,1/26/20,1/27/20,1/28/20\n${['North', 'South', 'East', 'West'].map((region, row) => [region, ...Array.from({ length: 7 }, (_, day) => day * day * (row + 2) + row)].join(',')).join('\n')}`,
    'Line',
    'Pie Scatter Radar',
    'Line',
  ),
  inline(
    'many countries by year',
    `country,2019,2020,2021,2022,2023\n${Array.from({ length: 20 }, (_, row) => `Country ${String.fromCharCode(65 + row)},${[3, 5, 7, 11, 13].map((prime) => 20 + ((row * prime) % 37)).join(',')}`).join('\n')}`,
    'Heatmap Line',
    'Pie Scatter Radar',
    'Heatmap',
    { rows: 'country' },
  ),
  inline(
    'statements',
    'Statement;Strongly Disagree;Disagree;Neither agree nor disagree;Agree;Strongly Agree\nI like my work;4%;9%;21%;46%;20%\nI am paid well;11%;24%;32%;21%;12%\nI learn new things;19%;13%;17%;38%;13%',
    'Bar',
    'Line Pie Scatter BidirectionalBar',
    'Bar',
    { y: ['Strongly Disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly Agree'] },
  ),
  // A total is not one more part.
  inline(
    'energy mix with a total',
    `year,coal,gas,wind,solar,total\n${Array.from({ length: 10 }, (_, row) => [2014 + row, 300 - row * 12, 180 + row, 40 + row * 9, 8 + row * 5, 528 + row * 3].join(',')).join('\n')}`,
    'Line Area',
    'Pie Scatter',
    'Line Area',
    { y: ['coal', 'gas', 'wind', 'solar'] },
  ),
  inline(
    'orders by shop with a total',
    'Shop,Online,Phone,Store,Gesamt\nBerlin,120,40,310,470\nHamburg,90,35,220,345\nMünchen,140,20,280,440',
    'Column',
    'Line Scatter',
    'Column',
    { x: 'Shop', y: ['Online', 'Phone', 'Store'] },
  ),
  inline(
    'expenses with a total row',
    'Expense,Amount\nRent,900\nFood,420\nTravel,180\nOther,100\nTotal,1600',
    'Column Pie',
    'Line Scatter Treemap',
    'Column',
  ),
  inline(
    'months with a total row',
    '[{"month":"Jan","sales":4},{"month":"Feb","sales":6},{"month":"Mar","sales":5},{"month":"Sum","sales":15}]',
    'Column',
    'Scatter',
    'Column Line',
  ),
  // Nested JSON is a tree.
  inline(
    'nested budget',
    '{"name":"Budget","children":[{"name":"Staff","children":[{"name":"Wages","value":320},{"name":"Training","value":15}]},{"name":"Office","children":[{"name":"Rent","value":90},{"name":"Power","value":22}]},{"name":"Travel","value":31}]}',
    'Treemap Sunburst CirclePacking',
    'Line Scatter Pie',
    'Treemap Sunburst',
    { name: 'name', value: 'value', parent: 'parent', id: 'id' },
  ),
  inline(
    'list of folders',
    '[{"label":"src","items":[{"label":"core","items":[{"label":"node","size":41},{"label":"client","size":28}]},{"label":"library","size":17}]},{"label":"tests","items":[{"label":"unit","size":12},{"label":"browser","size":33}]}]',
    'Treemap Sunburst CirclePacking',
    'Line Scatter Pie',
    'Treemap Sunburst',
  ),
  inline(
    'a tree in an object',
    '{"version":2,"data":{"title":"All","nodes":[{"title":"A","nodes":[{"title":"A1","count":3},{"title":"A2","count":5}]},{"title":"B","nodes":[{"title":"B1","count":4}]}]}}',
    'Treemap Sunburst CirclePacking',
    'Line Scatter Pie',
    'Treemap Sunburst',
  ),
]
