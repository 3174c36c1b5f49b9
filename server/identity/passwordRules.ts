/**
 * Words at the heart of passwords that stand in every list of leaked ones. Compared without case, digits and signs around
 * them, and as they read: "P@ssw0rd2024!" is "password".
 */
const COMMON = new Set(
  `aaaaaaaa abcabc abcdef abcdefg abcdefgh access action admin administrator adidas airborne alexander alexandra alexis
  amanda amsterdam andrea andreas andrew angel angela angelina animal anthony apple apples april arsenal asdf asdfasdf
  asdfgh asdfghjkl ashley august austin australia autumn azerty badger badgerbadger bailey banana barcelona baseball
  basketball batman beautiful berlin bigdaddy blahblah blink bluebird bonjour booboo boston brandon buster butterfly
  california cameron canada captain carlos carolina caroline champion changeit changeme charlie charlotte chelsea cheese
  chester chicago chicken chocolate chris christian christina christmas christopher computer cookie cooper corvette
  cowboys crystal customer daniel danielle dallas database david december default demo deutschland diablo diamond
  dolphin dolphins donald donkey dragon dragons eagles eclipse elephant elizabeth emily enter erika ericsson eternity
  falcon february ferrari firebird flower flowers fluffy football forever frank frankfurt freedom friday friend friends
  fuckyou fussball galaxy gandalf garden garfield geheim george gfhjkm ginger google grandma guest guitar hallo hallohallo
  hamburg hannah happy hardcore harley heather hello hellohello hockey hunter iceman iloveu iloveyou ilovejesus
  internet jackson jaguar jasmine jasper jennifer jessica jesus johnny jonathan jordan joseph joshua julian justin
  killer kitten knight lakers lauren letmein liverpool login london louise love lovely loveme lucky madison maggie manager
  manchester margaret maria marina marlboro martin master matrix matthew maverick melanie melissa mercedes merlin
  metallica michael michelle midnight mickey mobile monday monica monkey monster morgan mother motorola muenchen munich
  murphy mustang natalie natasha nathan newyork nicholas nicole nintendo november october oliver online orange packers
  pakistan panther parola pass passat passport passw passwd passwort password passwordpassword patrick pepper phoenix
  playboy please pokemon porsche postgres prince princess private purple qazwsx qazwsxedc qwer qwert qwertz qwertzu
  qwertzuiop qwerty qwertyu qwertyui qwertyuiop rabbit rachel raiders rainbow ranger rangers rebecca redsox richard
  robert rocket root runner russia sabrina sailor samantha samsung samuel sandra saturday schalke schatz scooter
  scorpion sebastian secret secure security september server service shadow shannon sheffield silver simple slayer
  slipknot snickers snoopy soccer sommer sonnenschein sparky spiderman spring starwars steelers stefan stephanie steven
  summer sunday sunshine super superman support sweetheart switzerland sysadmin system taylor teacher tennis test tester
  testing testtest thomas thunder thursday tigger tinker toor trustno trustme tuesday turtle united unknown user vampire
  vanessa victoria viking vikings volcano volkswagen wednesday welcome whatever william willkommen windows winner winter
  wizard xxxxxx yamaha yankees yellow zaq zaqxsw zxcvbn zxcvbnm`
    .split(/\s+/)
    .filter(Boolean),
);

const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Rows of keyboards and of counting, in both directions. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
].flatMap(row => [row, [...row].reverse().join('')]);
/** Characters in a row of a keyboard from which on they are one step, not several choices. */
const RUN = 4;
/** Choices that somebody must have made: a run counts as one. */
const MIN_CHOICES = 6;
const MIN_DIFFERENT = 5;

/** How many choices a text is made of, where runs along a row count as one. */
function choicesIn(text: string): number {
  let choices = 0;
  for (let at = 0; at < text.length; choices += 1) {
    let length = 1;
    for (let end = text.length; end - at >= RUN; end -= 1)
      if (ROWS.some(row => row.includes(text.slice(at, end)))) {
        length = end - at;
        break;
      }
    at += length;
  }
  return choices;
}

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * Whether a password is among the first that anybody would try: a common word with digits or signs around it, a walk over
 * the keyboard, few different characters, or the person's own address. Nothing is asked outside; a full list of leaked
 * passwords is not part of the product.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.toLowerCase().normalize('NFKC');
  if (new Set(text).size < MIN_DIFFERENT || choicesIn(text) < MIN_CHOICES) return true;
  const asRead = (one: string) => one.replace(/[013457@$!]/g, sign => LETTERS[sign] ?? sign);
  const hearts = [
    withoutEnds(text),
    withoutEnds(asRead(text)),
    asRead(withoutEnds(text)),
    withoutEnds(asRead(withoutEnds(text))),
  ];
  const [local = ''] = email.toLowerCase().split('@');
  const own = [email.toLowerCase(), local, ...local.split(/[^\p{L}\p{N}]+/u)].filter(
    part => part.length >= 4,
  );
  if ([text, ...hearts].some(heart => own.includes(heart))) return true;
  return hearts.some(heart => isCommonWord(heart.replace(/[^\p{L}]/gu, '')));
}

/** A common word, once or several times. */
function isCommonWord(heart: string): boolean {
  if (COMMON.has(heart)) return true;
  for (let length = 3; length <= heart.length / 2; length += 1) {
    const word = heart.slice(0, length);
    if (heart.length % length === 0 && word.repeat(heart.length / length) === heart && COMMON.has(word))
      return true;
  }
  return false;
}
