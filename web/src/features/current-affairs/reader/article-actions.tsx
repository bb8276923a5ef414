import type { Article } from '@aravalli/shared/current-affairs/contract'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { downloadIcon, share2Icon } from '#web/ui/icons.ts'
import { messages as uiMessages } from '#web/ui/messages.en.ts'
import { ToolButton, ToolLink } from '#web/ui/page-tools.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { cardTexts } from '../article-texts.ts'
import { loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'

interface ArticleActionsProps {
	api: ApiClient
	article: Article
	/** Is the public origin, without a trailing slash. */
	origin: string
}

/**
 * Offers the PDF file and the link to share, both to whoever is signed in. Without a session they lead to the sign-in.
 */
export function ArticleActions({ api, article, origin }: ArticleActionsProps) {
	const m = useMessages(currentAffairsMessages)
	const ui = useMessages(uiMessages)
	const language = useLanguage()
	const isSignedIn = useViewer() !== null
	const router = useRouter()
	const { show } = useToast()
	const { _id: id } = article
	const { title } = cardTexts(article, language)
	useCountedView(api, article)

	async function share() {
		const login = loginLink(id)
		if (!isSignedIn) {
			const action = { label: m.login, onPress: () => void router.navigate(login) }
			show({ title: m.signInToShare, kind: 'info', stays: true, action })
			return
		}
		const outcome = await shareLink(title, `${origin}/current-affairs/${id}?lang=${language}`)
		if (outcome === 'copied') show({ title: m.linkCopied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}

	const pdf = isSignedIn
		? { href: `/api/current-affairs/${id}/pdf?lang=${language}`, target: '_blank', rel: 'noopener' }
		: { href: linkAddress(loginLink(id)) }
	return (
		<>
			<ToolLink {...pdf} icon={downloadIcon} label={m.pdf}>
				{isSignedIn && <span className="visuallyHidden"> {ui.newTab}</span>}
			</ToolLink>
			<ToolButton icon={share2Icon} label={m.share} onClick={() => void share()} />
		</>
	)
}

/** Counts each opening of the page once; nobody waits for it. */
function useCountedView(api: ApiClient, { _id: id, isLocked }: Article) {
	useEffect(() => {
		if (isLocked) return
		api('POST /api/content/current-affairs/:id/view', { params: { id } }).catch((error) =>
			logFailure('the view could not be counted', error),
		)
	}, [api, id, isLocked])
}
