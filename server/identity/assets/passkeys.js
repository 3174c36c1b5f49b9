// Makes or uses a passkey when its button is pressed, and sends the browser's answer as a form.
const supported = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const ask = async ({ passkey, options }) => {
  const wanted = JSON.parse(options);
  return passkey === 'create'
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wanted) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wanted) });
};

for (const form of supported ? document.querySelectorAll('form[data-passkey]') : []) {
  form.hidden = false;
  form.addEventListener('submit', async event => {
    event.preventDefault();
    try {
      const credential = await ask(form.dataset);
      form.elements.namedItem('passkey').value = JSON.stringify(credential.toJSON());
      form.submit();
    } catch {
      // Cancelled, timed out or none there: the browser has said which.
      const problem = document.getElementById('problem');
      problem.textContent = form.dataset.failed;
      problem.focus();
    }
  });
}
for (const note of supported ? document.querySelectorAll('.no-passkeys') : []) note.hidden = true;
