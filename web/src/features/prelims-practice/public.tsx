/** What a learner keeps with a question of the prelims, wherever it is shown. */
import { CardTools } from './card/card-tools.tsx'

export { CardTools }
