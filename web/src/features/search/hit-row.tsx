import type { SearchHit } from '@aravalli/shared/search/contract'
import { linkOfAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon, lockIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import css from './hit-row.module.css'
import { MarkedText } from './marked-text.tsx'
import { messages as searchMessages } from './messages.en.ts'

interface HitRowProps {
	hit: SearchHit
	kindName: string
}

/** Shows one item that was found; of what is closed to the reader its title alone. */
export function HitRow({ hit, kindName }: HitRowProps) {
	const m = useMessages(searchMessages)
	const { path, title, titleMarks, snippet, snippetMarks, foundIn, isLocked, isFallback } = hit
	const lang = isFallback ? 'en' : undefined
	return (
		<li className={classNames(card.card, css.row)}>
			<div className={css.words}>
				<p className={css.facts}>
					{kindName}
					{foundIn === 'body' && <span>{m.inText}</span>}
				</p>
				<h2 className={css.title}>
					<PageLink link={linkOfAddress(path)} lang={lang} className={card.link}>
						<MarkedText text={title} marks={titleMarks} />
					</PageLink>
				</h2>
				{snippet && (
					<p className={css.snippet} lang={lang}>
						<MarkedText text={snippet} marks={snippetMarks} />
					</p>
				)}
				{(isLocked || isFallback) && (
					<p className={css.badges}>
						{isLocked && <Badge icon={lockIcon}>{m.locked}</Badge>}
						{isFallback && <Badge>{m.inEnglish}</Badge>}
					</p>
				)}
			</div>
			<Icon path={chevronRightIcon} className={css.arrow} />
		</li>
	)
}
