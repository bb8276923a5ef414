import { useCallback, useEffect, useRef } from 'react'
import { logFailure } from '#web/lib/log-failure.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'

/** So much is watched again at most, when a browser is closed in the middle. */
const NOTED_EVERY_SECONDS = 10
/** Whoever has seen nearly all of it begins anew. */
const END_SECONDS = 5

type MediaEvent = { currentTarget: HTMLVideoElement }

/** Has a player begin where its learner stopped, and remembers where it is. Visitors are not remembered. */
export function useKeptPosition(courseId: string, lectureId: string, startsAt: number | null) {
	const api = useApi()
	const isKnown = useViewer() !== null
	const noted = useRef(startsAt ?? 0)
	const last = useRef(noted.current)
	const send = useCallback(
		(seconds: number) => {
			noted.current = seconds
			const params = { courseId, lectureId }
			api('PUT /api/courses/:courseId/lectures/:lectureId/position', { params, body: { seconds } }).catch((error) =>
				logFailure('where a lecture was stopped could not be kept', error),
			)
		},
		[api, courseId, lectureId],
	)
	// Whoever goes to another page stops the lecture as well.
	useEffect(() => {
		if (!isKnown) return
		return () => {
			if (last.current !== noted.current) send(last.current)
		}
	}, [isKnown, send])

	return {
		/** Takes the player to its place, once it knows its length. */
		goOn(player: HTMLVideoElement) {
			if (startsAt !== null && startsAt < player.duration - END_SECONDS) player.currentTime = startsAt
		},
		note({ currentTarget: player }: MediaEvent) {
			last.current = Math.floor(player.currentTime)
			const isDue = player.paused || Math.abs(last.current - noted.current) >= NOTED_EVERY_SECONDS
			if (isKnown && isDue && last.current !== noted.current) send(last.current)
		},
	}
}
