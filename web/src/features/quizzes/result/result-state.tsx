import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { type ResultKind, resultLoginLink } from '../result-kind.ts'
import { messages as resultMessages } from './messages.en.ts'
import type { AskedResult } from './use-result.ts'

interface ResultStateProps {
	asked: Exclude<AskedResult, { state: 'there' }>
	kind: ResultKind
	quizId: string
}

/** Stands in the place of a result that is not there, or not yet. */
export function ResultState({ asked, kind, quizId }: ResultStateProps) {
	const m = useMessages(resultMessages)
	const language = useLanguage()
	if (asked.state === 'loading') {
		return (
			<Titled>
				<div className="needsScript">
					<LoadingSheet />
				</div>
				<p className="needsNoScript">{m.needsScript}</p>
			</Titled>
		)
	}
	if (asked.state === 'failed') {
		return (
			<Titled>
				<Sheet>
					<ErrorState message={asked.message} onRetry={asked.retry} isRetrying={asked.isRetrying} />
				</Sheet>
			</Titled>
		)
	}
	const practice = { to: kind.page }
	const login = resultLoginLink(kind, quizId)
	const isMissing = asked.state === 'not-found'
	return (
		<PageBody>
			<Sheet>
				<EmptyState
					as="h1"
					title={isMissing ? m.notFound : m.loginTitle}
					text={isMissing ? m.notFoundText : m.loginText}
					action={
						<PageLink link={isMissing ? practice : login} className={buttonClass({ variant: 'primary' })}>
							{isMissing ? kind.toPage[language] : m.login}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}

function Titled({ children }: { children: ReactNode }) {
	const m = useMessages(resultMessages)
	return <PageBody top={<PageHeading title={m.title} />}>{children}</PageBody>
}
