import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from './lib/messages.ts'
import { keepLanguageOfLink } from './lib/stored-language.ts'

const router = await hydrateStart()
const { language, isLanguageInAddress } = router.options.context
await loadMessages(language)
keepLanguageOfLink(language, isLanguageInAddress)
// A phone may answer a tap in between.
await new Promise((resolve) => setTimeout(resolve))

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>,
	)
})
