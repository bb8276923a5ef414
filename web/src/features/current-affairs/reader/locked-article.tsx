import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './article-view.module.css'

interface LockedArticleProps {
	articleId: string
	teaser: string
	lang: string | undefined
}

/** Shows what everybody may read of a closed article, and the way to the rest. */
export function LockedArticle({ articleId, teaser, lang }: LockedArticleProps) {
	const m = useMessages(currentAffairsMessages)
	return (
		<>
			<p className={css.teaser} lang={lang}>
				{teaser}
			</p>
			<Sheet>
				<EmptyState
					title={m.lockedTitle}
					text={m.lockedText}
					action={
						<PageLink link={loginLink(articleId)} className={buttonClass({ variant: 'primary' })}>
							{m.loginToContinue}
						</PageLink>
					}
				/>
			</Sheet>
		</>
	)
}
