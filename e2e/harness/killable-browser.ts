import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { onTestFinished } from 'vitest'

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/**
 * Starts a real browser with a profile on the disk, as a learner has one. It can be killed, and started again with what
 * it had stored.
 */
export async function aKillableBrowser(origin: string) {
	const profile = await mkdtemp(join(tmpdir(), 'aravalli-profile-'))
	let kill = async () => undefined as unknown
	onTestFinished(async () => {
		await kill()
		await rm(profile, { recursive: true, force: true, maxRetries: 5 })
	})

	async function start(): Promise<BrowserContext> {
		const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
		const child = spawn(executablePath, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
			// The browser gets a group of its own, with all the processes that it has.
			detached: true,
			stdio: ['ignore', 'ignore', 'pipe'],
		})
		kill = async () => {
			if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
			const ended = once(child, 'exit')
			process.kill(-child.pid, 'SIGKILL')
			await ended
		}
		const browser = await chromium.connectOverCDP(await addressIn(child.stderr))
		const [context] = browser.contexts()
		if (!context) throw new Error('the browser has no window')
		// The language is chosen before, so that no page asks.
		await context.addCookies([{ name: 'preferredLanguage', value: 'english', url: origin }])
		return context
	}
	return { start, kill: () => kill() }
}

/** Reads where the browser can be spoken to, which it says itself. */
async function addressIn(output: AsyncIterable<unknown>): Promise<string> {
	let said = ''
	for await (const part of output) {
		said += String(part)
		const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
		if (address) return address
	}
	throw new Error(`the browser has ended: ${said}`)
}
