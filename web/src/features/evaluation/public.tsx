/** Shows others what came back: how marks have gone. */
import { MarksChart } from './returned/history/marks-chart.tsx'

export { MarksChart }
