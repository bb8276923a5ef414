import type { KindDesks } from './content/desk/editor/kind-desk.ts'
import { papersDesk } from './features/paper-questions/desk/papers-desk.ts'
import { prelimsDesk } from './features/prelims-practice/desk/prelims-desk.ts'

/** Has the desk do more for a kind than its declaration says, for each kind by its name. */
export const kindDesks: KindDesks = {
	'prelims-questions': prelimsDesk,
	'prelims-papers': papersDesk,
}
