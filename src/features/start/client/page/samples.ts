import { pageText } from '../../shared/texts/page.ts'

/** A small file to try the page with. */
export interface Sample {
  name: string
  text: string
}

const SALES = `month,region,orders,revenue
2025-01,North,120,"$14,200"
2025-01,South,98,"$10,900"
2025-01,West,143,"$18,300"
2025-02,North,131,"$15,800"
2025-02,South,104,"$11,700"
2025-02,West,150,"$19,100"
2025-03,North,158,"$19,400"
2025-03,South,117,"$13,000"
2025-03,West,161,"$20,600"
2025-04,North,149,"$18,100"
2025-04,South,126,"$14,400"
2025-04,West,172,"$22,500"
2025-05,North,166,"$20,900"
2025-05,South,139,"$15,600"
2025-05,West,180,"$23,800"
2025-06,North,183,"$23,300"
2025-06,South,142,"$16,200"
2025-06,West,195,"$26,100"
`

const ENERGY = `source;target;twh
Solar;Electricity;61,2
Wind;Electricity;139,3
Gas;Electricity;79,8
Gas;Heating;248,6
Oil;Transport;590,4
Oil;Heating;131,7
Electricity;Households;128,5
Electricity;Industry;196,1
Electricity;Transport;16,4
Heating;Households;402,0
Transport;Cars;431,5
Transport;Freight;175,3
`

const SATISFACTION = `product\tvery low\tlow\tmedium\thigh\tvery high
Mobile app\t4\t9\t31\t88\t64
Web shop\t11\t24\t52\t71\t30
Support\t19\t33\t47\t58\t22
Delivery\t6\t14\t40\t93\t51
`

/** Response times with a long tail, the same on every visit. */
function createLatencies(): string {
  const rows = Array.from({ length: 240 }, (_, index) => {
    const server = ['eu-1', 'eu-2', 'us-1'][index % 3] ?? ''
    const wave = Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1
    const base = { 'eu-1': 38, 'eu-2': 52, 'us-1': 95 }[server] ?? 0
    return {
      server,
      milliseconds: Math.round(base + 40 * wave ** 3 * 6 + 12 * wave),
      bytes: Math.round(900 + 5200 * wave),
    }
  })
  return JSON.stringify(rows, null, 1)
}

export const listSamples = (): Sample[] => [
  { name: pageText('start.sample.sales'), text: SALES },
  { name: pageText('start.sample.energy'), text: ENERGY },
  { name: pageText('start.sample.satisfaction'), text: SATISFACTION },
  { name: pageText('start.sample.latencies'), text: createLatencies() },
]
