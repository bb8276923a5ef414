import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'
import { exportTerms } from '@aravalli/shared/policy-terms'

/** What people read when something about a copy of their data is refused. */
export const myDataErrorMessages = {
	'export.not-found': {
		english: 'There is no such copy in your account. Please ask for one on the “My data” page.',
		hindi: 'आपके खाते में ऐसी कोई प्रति नहीं है। कृपया “मेरा डेटा” पृष्ठ से प्रति माँगें।',
	},
	'export.not-ready': {
		english: 'This copy is not ready yet. The “My data” page shows its progress.',
		hindi: 'यह प्रति अभी तैयार नहीं है। कितना काम हुआ है, यह “मेरा डेटा” पृष्ठ पर दिखता है।',
	},
	'export.expired': {
		english: 'This copy has expired and was removed. You can ask for a new one on the “My data” page.',
		hindi: 'इस प्रति की अवधि समाप्त हो गई है और इसे हटा दिया गया है। आप “मेरा डेटा” पृष्ठ से नई प्रति माँग सकते हैं।',
	},
	'export.too-often': {
		english: `You can ask for ${exportTerms.timesADay} copies a day. Please try again tomorrow.`,
		hindi: `एक दिन में ${exportTerms.timesADay} प्रतियाँ माँगी जा सकती हैं। कृपया कल फिर से प्रयास करें।`,
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
