import { describe, expect, it } from 'vitest'
import { settleSwitch } from './settle-switch.ts'

/** Makes a server that answers when it is told to. */
function aServer() {
	const asked: boolean[] = []
	const answers: PromiseWithResolvers<string>[] = []
	const settled: string[] = []
	const undone: (string | null)[] = []
	return {
		asked,
		settled,
		undone,
		work: {
			send(isOn: boolean) {
				asked.push(isOn)
				const answer = Promise.withResolvers<string>()
				answers.push(answer)
				return answer.promise
			},
			settle: (answer: string) => settled.push(answer),
			undo: (confirmed: string | null) => undone.push(confirmed),
		},
		async answer(call: number, answer: string | Error) {
			if (answer instanceof Error) answers[call]?.reject(answer)
			else answers[call]?.resolve(answer)
			await new Promise((resolve) => setTimeout(resolve))
		},
	}
}

describe('a switch that is pressed quickly', () => {
	it('ends in the state last wanted, with one request at a time', async () => {
		const { work, asked, answer, settled, undone } = aServer()
		const wanted = new Map<string, boolean>()
		for (const isOn of [true, false, true, false]) void settleSwitch(wanted, 'like 1', isOn, work)
		expect(asked).toEqual([true])
		await answer(0, 'on')
		expect(asked).toEqual([true, false])
		await answer(1, 'off')
		expect([asked, settled, undone]).toEqual([[true, false], ['off'], []])
		expect(wanted.size).toBe(0)
	})

	it('asks once when it is wanted as it was asked for', async () => {
		const { work, asked, answer, settled } = aServer()
		const wanted = new Map<string, boolean>()
		for (const isOn of [true, false, true]) void settleSwitch(wanted, 'like 1', isOn, work)
		await answer(0, 'on')
		expect([asked, settled]).toEqual([[true], ['on']])
	})

	it('goes back to what the server has last said, and can be pressed again', async () => {
		const { work, asked, answer, undone } = aServer()
		const wanted = new Map<string, boolean>()
		for (const isOn of [true, false]) void settleSwitch(wanted, 'like 1', isOn, work)
		await answer(0, 'on')
		await answer(1, new Error('away'))
		expect(undone).toEqual(['on'])
		void settleSwitch(wanted, 'like 1', true, work)
		await answer(2, new Error('away'))
		expect([asked, undone]).toEqual([
			[true, false, true],
			['on', null],
		])
	})

	it('does not wait for another switch', () => {
		const { work, asked } = aServer()
		const wanted = new Map<string, boolean>()
		for (const name of ['like 1', 'like 2']) void settleSwitch(wanted, name, true, work)
		expect(asked).toEqual([true, true])
	})
})
