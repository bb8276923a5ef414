import { indiaDay } from '@aravalli/shared/india-time'
import { areActivities, areHours, isEmptyLog, readAmount, type StudyTime } from '@aravalli/shared/study-log/study-time'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, WordlessError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useForm, type Values } from '#web/lib/use-form.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as logMessages } from '../messages.en.ts'
import { forgetStudy } from '../queries.ts'

export type LogField = 'hoursStudied' | 'activitiesCompleted'
export type LogProblem = 'hours' | 'activities'

export function checkLog(values: Values<LogField>): Partial<Record<LogField, LogProblem | null>> {
	const hours = readAmount(values.hoursStudied)
	const activities = readAmount(values.activitiesCompleted)
	return {
		hoursStudied: hours !== null && areHours(hours) ? null : 'hours',
		activitiesCompleted: activities !== null && areActivities(activities) ? null : 'activities',
	}
}

export const readLog = (values: Values<LogField>): StudyTime => ({
	hoursStudied: readAmount(values.hoursStudied) ?? 0,
	activitiesCompleted: readAmount(values.activitiesCompleted) ?? 0,
})

interface LogStudyOptions {
	userId: string
	/** Is called once something was kept on the device, which is to be sent later. */
	onKept: () => void
	onLogged: () => void
}

/** Runs the form of the study log. What cannot be sent is kept on the device, and sent once when the network is back. */
export function useLogStudy({ userId, onKept, onLogged }: LogStudyOptions) {
	const api = useApi()
	const queryClient = useQueryClient()
	const { show } = useToast()
	const [isEmpty, setIsEmpty] = useState(false)
	// It is said in the card: the code of other messages may not be there without a network.
	const [isKept, setIsKept] = useState(false)
	const m = useMessages(logMessages)
	const send = async (values: Values<LogField>, form: HTMLFormElement) => {
		const time = readLog(values)
		setIsEmpty(isEmptyLog(time))
		setIsKept(false)
		if (isEmptyLog(time)) return
		const key = newSendKey()
		const done = () => {
			form.reset()
			onLogged()
		}
		try {
			await api('POST /api/user/study-activity', { body: time, headers: { 'idempotency-key': key } })
		} catch (error) {
			if (error instanceof ApiError || error instanceof WordlessError) throw error
			const { keepLog } = await import('./unsent-logs.ts')
			await keepLog(userId, { ...time, studiedOn: indiaDay(new Date()), key })
			onKept()
			setIsKept(true)
			done()
			return
		}
		forgetStudy(queryClient)
		show({ kind: 'ok', title: m.logged(time.hoursStudied, time.activitiesCompleted) })
		done()
	}
	return { ...useForm<LogField, LogProblem>({ check: checkLog, send }), isEmpty, isKept }
}
