import type { Bilingual } from '@aravalli/shared/language'

export const untilCleared: Bilingual = {
	english: 'Until you clear this site’s data in your browser',
	hindi: 'जब तक आप ब्राउज़र से इस साइट का डेटा न मिटाएँ',
}

export const untilTabClosed: Bilingual = {
	english: 'Until you close the tab',
	hindi: 'जब तक आप टैब बंद न करें',
}
