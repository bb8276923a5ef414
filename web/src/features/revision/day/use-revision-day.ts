import { indiaDay } from '@aravalli/shared/india-time'
import type { AnswerOption } from '@aravalli/shared/questions/answer-options'
import type { RevisionAnswer, RevisionDay, RevisionQuestion } from '@aravalli/shared/revision/contract'
import { afterAnswer, type DayQueue } from '@aravalli/shared/revision/day-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newSendKey } from '#web/lib/send-key.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { forgetRevised } from '../queries.ts'
import { followAnswers, keepAnswer, postAnswer, readUnsent } from '../unsent-answers.ts'

export interface RevisionOfDay {
	queue: DayQueue<RevisionQuestion>
	question: RevisionQuestion | undefined
	/** Is the answer to the question that is shown; null while it is open. */
	given: RevisionAnswer | null
	/** Counts answers that the server does not have yet. */
	waiting: number
	/** The browser stores nothing. */
	isKept: boolean
	choose: (answer: AnswerOption) => void
	/** Says more of the answer that was given. */
	change: (changes: Partial<Pick<RevisionAnswer, 'isGuessed' | 'isEasy'>>) => void
	/** Goes on to the next question, and sends the answer. */
	goOn: () => void
	/** Sends the answer now. */
	sendNow: () => Promise<void>
}

/** Follows a day of revision while it is answered. @param onOver asks for the day anew: it is over, or another one has begun */
export function useRevisionDay(userId: string, day: RevisionDay, onOver: () => void): RevisionOfDay {
	const [queue, setQueue] = useState<DayQueue<RevisionQuestion>>({
		total: day.total,
		done: day.done,
		left: day.questions,
	})
	const [given, setGiven] = useState<RevisionAnswer | null>(null)
	const [isKept, setIsKept] = useState(true)
	const { waiting, isRead, sendNow } = useSending(userId, {
		onRead: (unsent) => setQueue((current) => unsent.reduce(afterAnswer, current)),
		onSent: () => queue.left.length === 0 && onOver(),
	})
	const keep = (answer: RevisionAnswer) => {
		setGiven(answer)
		void isRead.current?.then(() => keepAnswer(userId, answer)).then(setIsKept)
	}
	const [question] = queue.left
	usePostAtEnd(userId, given)

	return {
		...{ queue, question, given, waiting, isKept },
		choose(answer) {
			if (!question || given) return
			const answeredAt = new Date().toISOString()
			keep({ key: newSendKey(), questionId: question._id, answer, isGuessed: false, isEasy: false, answeredAt })
		},
		change: (changes) => given && keep({ ...given, ...changes }),
		goOn() {
			if (!given) return
			setQueue(afterAnswer(queue, given))
			setGiven(null)
			void postAnswer(userId, given)
			if (indiaDay(new Date()) !== day.day) void sendNow().then(onOver)
		},
		async sendNow() {
			if (given) await postAnswer(userId, given)
			await sendNow()
		},
	}
}

interface Sending {
	onRead: (unsent: RevisionAnswer[]) => void
	onSent: () => void
}

/** Sends what waits for as long as the page shows it, and reads first what an earlier page has left. */
function useSending(userId: string, { onRead, onSent }: Sending) {
	const api = useApi()
	const queryClient = useQueryClient()
	const noteSession = useSessionWatch()
	const [waiting, setWaiting] = useState(0)
	const isRead = useRef<Promise<void>>(null)
	const following = useRef<ReturnType<typeof followAnswers>>(null)
	const read = useEffectEvent(onRead)
	const sent = useEffectEvent(() => {
		forgetRevised(queryClient)
		onSent()
	})
	useEffect(() => {
		let isOver = false
		isRead.current = readUnsent(userId).then((unsent) => {
			if (isOver) return
			read(unsent)
			following.current = followAnswers(api, userId, {
				onCount: setWaiting,
				onSent: () => sent(),
				onSignedOut: noteSession,
			})
		})
		return () => {
			isOver = true
			following.current?.stop()
			following.current = null
		}
	}, [api, userId, noteSession])
	return { waiting, isRead, sendNow: async () => following.current?.sendNow() }
}

/** Whoever leaves the page has gone on: the answer is sent by the next page that follows. */
function usePostAtEnd(userId: string, given: RevisionAnswer | null) {
	const latest = useRef(given)
	useEffect(() => {
		latest.current = given
	}, [given])
	useEffect(
		() => () => {
			if (latest.current) void postAnswer(userId, latest.current)
		},
		[userId],
	)
}
