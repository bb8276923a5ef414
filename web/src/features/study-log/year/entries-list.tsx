import { formatDay } from '@aravalli/shared/format-day'
import type { StudyEntry } from '@aravalli/shared/study-log/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { undo2Icon } from '../icons.ts'
import { forgetStudy } from '../queries.ts'
import css from './entries-list.module.css'
import { messages as yearMessages } from './messages.en.ts'

/** Lists what was logged by hand lately, to be taken back where it was a slip. */
export function EntriesList({ entries }: { entries: readonly StudyEntry[] }) {
	const m = useMessages(yearMessages)
	if (entries.length === 0) return <p>{m.noEntries}</p>
	return (
		<Sheet as="ul">
			{entries.map((entry) => (
				<Entry key={entry._id} entry={entry} />
			))}
		</Sheet>
	)
}

function Entry({ entry: { _id, date, hoursStudied, activitiesCompleted } }: { entry: StudyEntry }) {
	const m = useMessages(yearMessages)
	const language = useLanguage()
	const api = useApi()
	const queryClient = useQueryClient()
	const { show } = useToast()
	const { mutate, isPending } = useMutation({
		mutationFn: () => api('DELETE /api/user/study-activity/:entryId', { params: { entryId: _id } }),
		networkMode: 'always',
		onSuccess: () => show({ kind: 'ok', title: m.takenBack }),
		onError: (error) =>
			show({ kind: 'error', title: error instanceof ApiError && error.message ? error.message : m.notTakenBack }),
		onSettled: () => forgetStudy(queryClient),
	})
	const words = `${formatDay(date, language)} · ${m.entry(hoursStudied, activitiesCompleted)}`
	return (
		<li className={css.entry}>
			<span>{words}</span>
			<Button
				isCompact
				needsScript
				icon={undo2Icon}
				aria-label={m.takeBackOf(words)}
				isBusy={isPending}
				onClick={() => mutate()}
			>
				{m.takeBack}
			</Button>
		</li>
	)
}
