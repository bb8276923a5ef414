import { inProject, projectNode } from '../../bin/run/project.mjs'
import { runCommand } from '../../bin/run/run-command.mjs'
import { loadCore, onCore } from '../servers/cores.ts'
import { cpuTime } from './cpu-time.ts'

/** The compiler takes this long to improve a page of a thousand elements, on either side. */
const warmUpSeconds = 20

export interface Target {
	url: string
	headers: Record<string, string>
	/** A target with a body is posted to; without one its address is read. */
	body?: string
	/** Holds requests that can be made once only, of which each is made once (one-request.ts). */
	requestsFile?: string
	/** Ask at the same time; 16 unless told. */
	connections?: number
	/** The server's process. */
	pid: number
}

export interface Rounds {
	count: number
	secondsEach: number
}

/** Holds one figure for each round. */
export interface Rates {
	perSecond: number[]
	/** The server's processor time for each answer, in milliseconds; NaN where the system does not tell. */
	cpuMs: number[]
	/** Are how long half of the answers took at most, and 99 of 100, in milliseconds. */
	p50Ms: number[]
	p99Ms: number[]
}

/**
 * Measures how many requests a second each target answers.
 *
 * The targets take turns in each round, so that a machine that grows slower or faster meanwhile does it to all of them.
 *
 * @throws when an answer was an error: its speed would say nothing
 */
export async function requestRates<Name extends string>(
	targets: Record<Name, Target>,
	{ count, secondsEach }: Rounds,
): Promise<Record<Name, Rates>> {
	const names = Object.keys(targets) as Name[]
	const rates = Object.fromEntries(
		names.map((name) => [name, { perSecond: [], cpuMs: [], p50Ms: [], p99Ms: [] }]),
	) as unknown as Record<Name, Rates>
	const ask = Object.fromEntries(names.map((name) => [name, asker(targets[name])])) as Record<Name, Ask>
	for (const name of names) await ask[name](warmUpSeconds)
	for (let round = 0; round < count; round += 1) {
		for (const name of names) {
			const usedBefore = cpuTime(targets[name].pid)
			const { answers, seconds, p50Ms, p99Ms } = await ask[name](secondsEach)
			rates[name].perSecond.push(answers / seconds)
			rates[name].p50Ms.push(p50Ms)
			rates[name].p99Ms.push(p99Ms)
			rates[name].cpuMs.push((cpuTime(targets[name].pid) - usedBefore) / answers)
		}
	}
	return rates
}

interface Answered {
	answers: number
	/** Counts the requests that were begun. */
	asked: number
	seconds: number
	p50Ms: number
	p99Ms: number
}

type Ask = (seconds: number) => Promise<Answered>

/** Asks from a process of its own, on the core that no server has; of requests that can be made once, each time the next ones. */
function asker({ url, headers, body = '', requestsFile = '', connections = 16 }: Target): Ask {
	const script = inProject('bench/load/ask-without-break.ts')
	let used = 0
	return async (seconds) => {
		const given = [url, String(seconds), JSON.stringify(headers), String(connections), body, requestsFile, String(used)]
		const load = ['--disable-warning=ExperimentalWarning', script, ...given]
		const [command, args] = onCore(loadCore, projectNode, load)
		const { isSuccess, output } = await runCommand(command, args)
		if (!isSuccess) throw new Error(output)
		const answered = JSON.parse(output) as Answered
		if (answered.answers === 0) throw new Error(`${url} gave no answer within ${seconds} s.`)
		used += answered.asked
		return answered
	}
}
