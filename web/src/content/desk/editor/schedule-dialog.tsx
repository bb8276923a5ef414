import { indiaDay } from '@aravalli/shared/india-time'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './item-editor.module.css'
import { messages as editorMessages } from './messages.en.ts'
import { momentOf, scheduleProposal } from './schedule-time.ts'

interface ScheduleDialogProps {
	/** Says what is wrong with the time that was asked for. */
	error: string | undefined
	isBusy: boolean
	onSchedule: (publishAt: string) => void
	onClose: () => void
}

/** Asks when an item is to be published by itself. */
export function ScheduleDialog({ error, isBusy, onSchedule, onClose }: ScheduleDialogProps) {
	const m = useMessages(editorMessages)
	const [at, setAt] = useState(() => scheduleProposal(new Date()))
	const [isMissing, setIsMissing] = useState(false)
	const submit = () => {
		const publishAt = momentOf(at)
		setIsMissing(publishAt === null)
		if (publishAt) onSchedule(publishAt)
	}
	return (
		<Modal title={m.scheduleTitle} onClose={onClose}>
			<form
				className={css.schedule}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					submit()
				}}
			>
				<p className={css.wide}>{m.scheduleText}</p>
				<Field label={m.day} error={isMissing ? m.noTime : error}>
					{(control) => (
						<input
							{...control}
							type="date"
							name="day"
							min={indiaDay(new Date())}
							value={at.day}
							onChange={({ target }) => setAt({ ...at, day: target.value })}
						/>
					)}
				</Field>
				<Field label={m.time}>
					{(control) => (
						<input
							{...control}
							type="time"
							name="time"
							value={at.time}
							onChange={({ target }) => setAt({ ...at, time: target.value })}
						/>
					)}
				</Field>
				<div className={css.wide}>
					<Button type="submit" variant="primary" isBusy={isBusy} busyLabel={m.settingTime}>
						{m.setTime}
					</Button>
				</div>
			</form>
		</Modal>
	)
}
