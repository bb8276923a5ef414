import { wrongListOf } from '../prelims-links.ts'
import { begunAgain, type PracticeSet, type SetQuestion } from './practice-set.ts'
import { changeSet, type SetName } from './set-store.ts'

/** Makes what was wrong in a set a set of its own, in the place of an earlier one. */
export function beginWrongOnes({ owner, list }: SetName, wrongOnes: readonly { id: string; question: SetQuestion }[]) {
	const name = { owner, list: wrongListOf(list) }
	changeSet(name, (before): PracticeSet => {
		const questions = Object.fromEntries(wrongOnes.map(({ id, question }) => [id, question]))
		return begunAgain({ ...before, questions }, Date.now())
	})
}
