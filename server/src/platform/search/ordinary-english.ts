/**
 * Lists short English words that everybody types as English and that sound like some Hindi word: made is not मद, party not
 * परती, date not डाट. They are not searched by their sound. A word that is Hindi as well, such as lok, raj or jal, is not
 * listed, and neither is a long word, which sounds like nothing but itself.
 */
export const ordinaryEnglish = `
	able across act add age aid aim air all also any area arm art ask away back bad bank bar base bear bed best bill
	birth blue board body book born both boy bring bus buy call calm came can canal car card care carry case cash cast
	caste cause cell chain change city civil class clean coal code cold come cool core cost count course court cow
	credit crop cut dairy dance data date day days dead deal dear death decay deep dig door dose down draw dress drink
	drive drop dry due dull dust duty each earn earth east easy eat edge end era essay eye face fact fail fair fall far
	farm fast fear feed feet fell fire first fish five flag flat flow food foot force form free fuel full fund gain game
	gap gas gate gave gender get girl give goal god gold gone good goods got grass great green grow hall hand hard head
	hear heart heat help hence her here high hill hills him his hold home honey hot hour idea iron issue job join
	journey just keep key kind king know lack lake land large last late law lawful lead leader learn leave left legal
	less lesson let level life light like limit line list little live loan local long look loose lord lose loss lot love
	low made mail main make male man manage many map march mark market mass may mean media meet merit mill mind mine
	mode model money month moral more most moth move much name near need net new news next nine note now number off
	office oil old one only open order other our out over own pace paid paper park part party pass past path pay peace
	peak pen per place plan plant play point pole policy pool poor port post pour power praise press price principal
	principle pull pure put race rail rain range rate read ready real red rely rice ride right rise river road rock role
	roll room royal rule safe sale salt same sand sandy save say scale scene screen sea seat see seed seek seem sell
	send set seven sex shade shame share she sheet ship shop short show side sign sing single sir site six size skill
	sky sleep slow social soft soil some son soon sort soul south spare speak speed staff stage stand star start state
	stay steel stem step still stock stone stop store strong study sub such sum sun swim tail take tale talk tall tank
	tap tape task taste tax teal team tear tell ten term test text thick thin thing think three through time today too
	tool top total tour town toy trace trade trail train tree tribe true trust try tune turn two type unit up us use
	value vast verse veto vice view vote wage wait wall war ward waste water wave way weak wealth weather week well west
	wheat wheel white whole wide wife wild will win wind wing wire wise wish woman women wood wool word work world worn
	write yard year young youth zone
`
