/** The document's event once React handles events. */
export const HYDRATED = 'hydrated'

/**
 * Reloads from the server if the user goes back to another URL before hydration. Runs before the page is shown. The
 * text is constant, since the content security policy allows its hash.
 */
export const LEAVE_EARLY_SCRIPT = `(function(){
function address(){return location.pathname+location.search}
var shown=address();
function leave(event){if(address()===shown)return;
event.stopImmediatePropagation();document.documentElement.dataset.left='';location.reload()}
addEventListener('popstate',leave);
document.addEventListener('${HYDRATED}',function(){removeEventListener('popstate',leave)})})()`

/**
 * Repeats the click on a button that was pressed before its code was loaded; meanwhile shows the progress bar. Only the
 * last click counts. Links and forms work by themselves. React marks the elements that it handles.
 */
export const PRESS_AGAIN_SCRIPT = `(function(root){
var pressed=null,hydrated=false;
function answers(button){return hydrated&&Object.keys(button).some(function(key){return key.startsWith('__reactProps')})}
function press(event){var button=event.isTrusted&&event.target.closest('button');
if(!event.isTrusted)return;
var waits=button&&!(button.form&&button.type==='submit')&&!answers(button);
if(waits&&!pressed)requestAnimationFrame(look);
pressed=waits?button:null;tell()}
function tell(){if(pressed)root.dataset.waiting='';else delete root.dataset.waiting}
function look(){if(!pressed)return;
if(!pressed.isConnected)pressed=null;
else if(answers(pressed)){var button=pressed;pressed=null;setTimeout(function(){button.focus();button.click()},50)}
else return requestAnimationFrame(look);
tell()}
addEventListener('click',press,true);
document.addEventListener('${HYDRATED}',function(){hydrated=true})})(document.documentElement)`

export function markLeft(): void {
  document.documentElement.dataset['left'] = ''
}

/** Returns whether the document is about to be replaced. */
export function isLeft(): boolean {
  return 'left' in document.documentElement.dataset
}

/** The id of the notice that the scripts failed to load. */
export const UNFINISHED_ID = 'inacabada'

const reloadByButton = ({ target }: Event) => {
  if (target instanceof HTMLButtonElement) window.location.reload()
}

/** Shows the notice of a page whose scripts failed to load. */
export function sayUnfinished(): void {
  const notice = document.getElementById(UNFINISHED_ID)
  if (!notice) return
  notice.hidden = false
  notice.addEventListener('click', reloadByButton)
}

/**
 * Loads the modules named on its own element, after the server's HTML is painted, so that text comes first on a slow
 * connection; where a browser does not report its painting, after two seconds. Says so where a module does not come. The
 * text is constant, since the content security policy allows its hash.
 */
export const START_SCRIPT = `(function(own){
var started=false;
function lost(){var notice=document.getElementById('${UNFINISHED_ID}');notice.hidden=false;
notice.onclick=function(event){if(event.target.type==='button')location.reload()}}
function run(src){var script=document.createElement('script');
script.type='module';script.async=false;script.src=src;script.onerror=lost;document.head.append(script)}
function start(){
if(started)return;
started=true;
own.dataset.modules.split(' ').forEach(run);
own.dataset.preloads.split(' ').forEach(function(href){if(!href)return;
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)})}
setTimeout(start,2000);
new PerformanceObserver(function(list){
if(list.getEntriesByName('first-contentful-paint').length>0)start()}).observe({type:'paint',buffered:true})
})(document.currentScript)`
