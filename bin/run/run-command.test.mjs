import { describe, expect, it, vi } from 'vitest'
import { runCommand } from './run-command.mjs'

const node = (/** @type {string} */ script) => runCommand(process.execPath, ['--eval', script])

describe('a command', () => {
	it('says how it ended and what it printed', async () => {
		expect(await node("console.log('out'); console.error('complaint'); process.exit(3)")).toMatchObject({
			isSuccess: false,
			result: 'out\n',
			output: expect.stringContaining('complaint'),
		})
	})

	it('that runs beside another one is told apart by its label', async () => {
		const print = vi.spyOn(console, 'log').mockReturnValue()
		const options = { isShown: true, label: 'embedded' }
		await runCommand(process.execPath, ['--eval', "console.log('one\\ntwo')"], options)
		expect(print.mock.calls).toEqual([['embedded | one'], ['embedded | two']])
		print.mockRestore()
	})

	it('that does not exist has failed', async () => {
		expect(await runCommand('no-such-program', [])).toMatchObject({ isSuccess: false })
	})

	it('takes what it has started with it, which would else keep its output open', async () => {
		const lasting = "require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], "
		const { isSuccess, seconds } = await node(`${lasting} { stdio: 'inherit' }); process.exit(0)`)
		expect(isSuccess).toBe(true)
		expect(seconds).toBeLessThan(30)
	}, 60_000)
})
