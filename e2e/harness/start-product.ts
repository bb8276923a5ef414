import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Place } from './place.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MILLISECONDS = 180_000

export interface Product {
	origin: string
	/** Sends SIGTERM, as a process manager would; resolves with the exit status. The data stays. */
	stop(): Promise<number | null>
	/** Sends SIGKILL: without a chance to clean up. */
	kill(): Promise<void>
}

/** Starts the built product in a process of its own; what it says goes to `onOutput`. */
function spawnProduct(variables: Record<string, string>, onOutput: (text: string) => void): ChildProcess {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
		cwd: root,
		// Browsers and compilers beside it make it late now and then, and that is not what the stories are about.
		env: {
			...process.env,
			NODE_ENV: 'production',
			LOG_LEVEL: 'warn',
			OVERLOAD_DELAY_MS: '0',
			ACCOUNT_LIMIT_FACTOR: '1000',
			// Answers are sent at whatever time the stories run.
			DAILY_CLOSING_TIME: '23:59',
			// A copy that is secretly evaluated twice is held until both are there.
			SECOND_EVALUATION_PERCENT: '0',
			...variables,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	child.stdout?.setEncoding('utf8').on('data', onOutput)
	child.stderr?.setEncoding('utf8').on('data', onOutput)
	return child
}

const endOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

/** Starts the product, at the port that its place names where it does, and waits until it is ready. */
export async function startProduct(place: Place): Promise<Product> {
	const port = Number(place.variables.PORT ?? (await freePort()))
	const origin = `http://localhost:${port}`
	let output = ''
	const variables = { ...place.variables, PORT: String(port), APP_ORIGIN: origin }
	const child = spawnProduct(variables, (text) => {
		output += text
	})
	const ended = endOf(child)
	await ready(child, origin, () => output).catch((error) => {
		child.kill('SIGKILL')
		throw error
	})
	return {
		origin,
		stop() {
			child.kill('SIGTERM')
			return ended
		},
		async kill() {
			if (child.exitCode !== null) throw new Error(`the product ended by itself: ${output}`)
			child.kill('SIGKILL')
			await ended
		},
	}
}

/** Starts a product that should refuse to start: its exit status and all that it said. */
export async function startInVain(variables: Record<string, string>) {
	let output = ''
	const child = spawnProduct(variables, (text) => {
		output += text
	})
	return { status: await endOf(child), output }
}

async function ready(child: ChildProcess, origin: string, output: () => string) {
	const deadline = Date.now() + START_LIMIT_MILLISECONDS
	while (Date.now() < deadline) {
		if (child.exitCode !== null) throw new Error(`the product ended: ${output()}`)
		const isReady = await fetch(`${origin}/readyz`).then(
			(response) => response.ok,
			() => false,
		)
		if (isReady) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error(`the product was not ready in time: ${output()}`)
}

export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen(0, () => {
			const address = server.address()
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
		})
	})
}
