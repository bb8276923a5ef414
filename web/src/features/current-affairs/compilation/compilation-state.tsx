import { formatMonth } from '@aravalli/shared/format-month'
import { formatSize } from '@aravalli/shared/format-size'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { Progress } from '#web/ui/progress.tsx'
import css from './compilation-section.module.css'
import { messages as compilationMessages } from './messages.en.ts'
import type { CompilationProgress } from './use-compilation.ts'

/** Says how far the file is; once it is there, it shows the way to it. */
export function CompilationState({ compilation, failure, isBusy, askAgain }: CompilationProgress) {
	const m = useMessages(compilationMessages)
	const language = useLanguage()
	const isFailed = failure !== null || compilation?.status === 'failed'
	if (isFailed)
		return <ErrorState title={m.failedTitle} message={failure || m.failed} onRetry={() => void askAgain()} />
	if (!compilation) return isBusy ? <Progress label={m.making} text="" share={0} /> : null
	const { id, month, status, progress, articlesDone, articlesTotal, sizeBytes } = compilation
	const name = formatMonth(month, language)
	if (status !== 'ready') {
		const label = status === 'setting' ? m.setting(name) : m.reading(name, articlesDone, articlesTotal)
		return <Progress label={label} text={`${progress}%`} share={progress / 100} />
	}
	return (
		<div className={css.ready} role="status">
			<p>{m.ready(name, articlesTotal)}</p>
			<a href={`/api/current-affairs/compilations/${id}/pdf`} download className={buttonClass({ variant: 'action' })}>
				<Icon path={downloadIcon} />
				{m.download(formatSize(sizeBytes ?? 0))}
			</a>
		</div>
	)
}
