import { useEffect, useRef, useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'

const AGAIN_MILLISECONDS = 4_000

interface Ticks {
	done: ReadonlySet<number>
	/** A tick is not on the server yet, although it was sent. */
	isUnkept: boolean
	tick(number: number, isDone: boolean): void
}

interface Given {
	api: ApiClient
	sittingId: string
	/** Are those of the server. */
	stored: readonly number[]
	onKept: (doneNumbers: number[]) => void
}

/**
 * Keeps which questions are written. A tick is shown at once and sent until the server has it, one after the other; what other devices
 * tick comes with the attempt.
 */
export function useTicks({ stored, ...given }: Given): Ticks {
	const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map())
	const [failures, setFailures] = useState(0)
	const latest = useRef(given)
	const sending = useRef(Promise.resolve())
	useEffect(() => {
		latest.current = given
	})
	const [next] = pending
	const number = next?.[0]
	const isDone = next?.[1]
	useEffect(() => {
		if (number === undefined || isDone === undefined) return
		const forget = () =>
			setPending((now) => new Map([...now].filter(([one, value]) => one !== number || value !== isDone)))
		const send = async () => {
			try {
				latest.current.onKept(await put(latest.current, { number, isDone }))
				setFailures(0)
				forget()
			} catch (error) {
				if (isRefusal(error)) forget()
				else setFailures((count) => count + 1)
			}
		}
		const wait = failures === 0 ? 0 : AGAIN_MILLISECONDS
		const timer = setTimeout(() => {
			sending.current = sending.current.then(send)
		}, wait)
		return () => clearTimeout(timer)
	}, [number, isDone, failures])
	return {
		done: withPending(stored, pending),
		isUnkept: failures > 0 && pending.size > 0,
		tick: (chosen, value) => setPending((now) => new Map(now).set(chosen, value)),
	}
}

async function put({ api, sittingId }: Pick<Given, 'api' | 'sittingId'>, body: { number: number; isDone: boolean }) {
	const call = api('PUT /api/mains-mock-tests/sittings/:sittingId/done', { params: { sittingId }, body })
	return (await dataOf(call)).doneNumbers
}

/** What the server refuses, it refuses again: the time is over. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

function withPending(stored: readonly number[], pending: ReadonlyMap<number, boolean>): ReadonlySet<number> {
	const done = new Set(stored)
	for (const [number, isDone] of pending) {
		if (isDone) done.add(number)
		else done.delete(number)
	}
	return done
}
