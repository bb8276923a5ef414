import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { type PrelimsSubject, prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { useState } from 'react'
import { deskApi } from '#web/content/desk/desk-calls.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { messages as uiMessages } from '#web/ui/messages.en.ts'
import { Modal } from '#web/ui/modal.tsx'
import { messages as paperMessages } from './messages.en.ts'
import css from './paper-questions.module.css'

interface FillBySubjectProps {
	chosen: readonly string[]
	paperId: string
	onAdd: (questions: readonly PaperQuestion[]) => void
	onClose: () => void
}

type Counts = Partial<Record<PrelimsSubject, number>>

/** Adds so many questions of each subject that no paper has yet. */
export function FillBySubject({ chosen, paperId, onAdd, onClose }: FillBySubjectProps) {
	const m = useMessages(paperMessages)
	const { checkConnection } = useMessages(uiMessages)
	const language = useLanguage()
	const [counts, setCounts] = useState<Counts>({})
	const [isBusy, setIsBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const wanted = Object.values(counts).reduce((sum, count) => sum + count, 0)
	async function pick() {
		setIsBusy(true)
		setFailure(null)
		try {
			const { data } = await deskApi('POST /api/admin/paper-questions/pick', {
				body: { counts, questionIds: [...chosen], paperId },
			})
			onAdd(data)
			announce(m.picked(data.length))
			if (data.length < wanted) setFailure(m.tooFew(data.length, wanted))
			else onClose()
		} catch (error) {
			setFailure((error instanceof ApiError && error.message) || checkConnection)
		} finally {
			setIsBusy(false)
		}
	}
	return (
		<Modal title={m.fill} onClose={onClose}>
			<form
				className={css.fill}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					void pick()
				}}
			>
				<p>{m.fillText}</p>
				<div className={css.counts}>
					{prelimsSubjects.map((subject) => (
						<Field key={subject} label={prelimsSubjectNames[subject][language]}>
							{(control) => (
								<input
									{...control}
									type="number"
									min={0}
									max={300}
									value={counts[subject] ?? ''}
									onChange={({ target }) =>
										setCounts({
											...counts,
											[subject]: Math.min(300, Math.max(0, Math.floor(target.valueAsNumber || 0))),
										})
									}
								/>
							)}
						</Field>
					))}
				</div>
				<FormFailure message={failure} />
				<Button type="submit" variant="primary" disabled={wanted === 0} isBusy={isBusy} busyLabel={m.picking}>
					{m.pick(wanted)}
				</Button>
			</form>
		</Modal>
	)
}
