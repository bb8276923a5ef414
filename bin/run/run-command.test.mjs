import { describe, expect, it } from 'vitest'
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

	it('that does not exist has failed', async () => {
		expect(await runCommand('no-such-program', [])).toMatchObject({ isSuccess: false })
	})

	it('takes what it has started with it', async () => {
		const script = `
			const left = require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
			process.stdout.write(String(left.pid))
			left.unref()
			process.exit(0)`
		const { isSuccess, result } = await node(script)
		expect(isSuccess).toBe(true)
		await expect.poll(() => isAlive(Number(result)), { timeout: 2000 }).toBe(false)
	})
})

/** @param {number} pid */
function isAlive(pid) {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}
