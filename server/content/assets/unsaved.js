// Asks before somebody leaves a text with changes that are not saved. Everything else on the page works without a script.
const changed = field => {
  if (field.type === 'radio' || field.type === 'checkbox') return field.checked !== field.defaultChecked;
  if (field.options === undefined) return field.value !== field.defaultValue;
  return (
    field.selectedIndex !==
    Math.max(
      0,
      [...field.options].findIndex(option => option.defaultSelected),
    )
  );
};

for (const form of document.querySelectorAll('form[data-unsaved]')) {
  let isSending = false;
  const isUnsaved = () =>
    form.dataset.unsaved === 'yes' || [...form.querySelectorAll('input, textarea, select')].some(changed);
  form.addEventListener('submit', () => {
    isSending = true;
  });
  // Back in the browser shows this page again as it was left.
  addEventListener('pageshow', () => {
    isSending = false;
  });
  addEventListener('beforeunload', event => {
    if (!isSending && isUnsaved()) event.preventDefault();
  });
}
