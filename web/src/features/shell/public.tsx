/** Other features use these parts of the frame: what lies over the page, or in the place of the frame, covers its own. */
import { AccountBox } from './account-box.tsx'
import { PageLanguageSwitch } from './page-language-switch.tsx'

export { AccountBox, PageLanguageSwitch }
